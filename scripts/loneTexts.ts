/**
 * Finds texts in the markup of `src` that share their element with something else. A browser that translates a page
 * replaces text nodes, and React then updates or moves nodes that are no longer there: the page crashes, or shows an
 * amount that is out of date. It replaces an element's only text safely.
 */
import { parseSync, type ESTree } from 'vite';
import { sourcesIn } from './sourceTexts.ts';

type Node = ESTree.Node;

/** A property of a component: `Button.children`. */
type Prop = string;

/** Where something is rendered that is a text if any use of the component passes one. */
interface Slot {
  prop: Prop;
  where: string;
}

interface Findings {
  texts: string[];
  slots: Slot[];
  /** Properties that are given a text, and those that are given what another one holds. */
  given: Set<Prop>;
  passedOn: { from: Prop; to: Prop }[];
}

/** The component that a piece of markup is in, with the names that its parameter brings into scope. */
interface Scope {
  component: string;
  props: ReadonlyMap<string, string>;
  /** The values of constants, and functions that return markup. */
  constants: ReadonlyMap<string, Node>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const partsOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isMarkup = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment';

const holdsMarkup = (node: Node): boolean => isMarkup(node) || partsOf(node).some(holdsMarkup);

const isComponentName = (name: string): boolean => /^[A-Z]/.test(name);

/** Browsers leave white space as it is. */
const isBlank = (text: string): boolean => text.trim() === '';

/** Methods that make a list of nodes. */
const isList = (callee: Node): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  ['map', 'flatMap', 'from'].includes(callee.property.name);

/** What an expression renders: a text, whatever a property holds, or neither. */
function rendered(node: Node | null | undefined, scope: Scope): 'text' | { prop: string } | undefined {
  const either = (...nodes: Node[]) => {
    const found = nodes.map((each) => rendered(each, scope));
    return found.includes('text') ? 'text' : found.find((each) => each !== undefined);
  };
  switch (node?.type) {
    case 'JSXText':
      return isBlank(node.value) ? undefined : 'text';
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && !isBlank(node.value))
        ? 'text'
        : undefined;
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return 'text';
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'ChainExpression':
      return rendered(node.expression, scope);
    case 'ConditionalExpression':
      return either(node.consequent, node.alternate);
    case 'LogicalExpression':
      return node.operator === '&&' ? rendered(node.right, scope) : either(node.left, node.right);
    case 'MemberExpression':
      return 'text';
    case 'CallExpression': {
      const { callee } = node;
      if (isList(callee)) return undefined;
      if (callee.type !== 'Identifier') return 'text';
      const made = scope.constants.get(callee.name);
      return scope.props.has(callee.name) || (made && holdsMarkup(made)) ? undefined : 'text';
    }
    case 'Identifier': {
      if (node.name === 'undefined') return undefined;
      const prop = scope.props.get(node.name);
      if (prop !== undefined) return { prop };
      const value = scope.constants.get(node.name);
      if (value === undefined) return 'text';
      return holdsMarkup(value) ? undefined : rendered(value, scope);
    }
    default:
      return undefined;
  }
}

/** The local names of a component's properties. */
function propsOf(parameter: Node | undefined): Map<string, string> {
  const names = new Map<string, string>();
  if (parameter?.type !== 'ObjectPattern') return names;
  for (const property of parameter.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    const local = property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
    if (local.type === 'Identifier') names.set(local.name, property.key.name);
  }
  return names;
}

function constantsIn(node: Node, found = new Map<string, Node>()): Map<string, Node> {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
    found.set(node.id.name, node.init);
  if (node.type === 'FunctionDeclaration' && node.id) found.set(node.id.name, node);
  for (const part of partsOf(node)) constantsIn(part, found);
  return found;
}

/** What a function returns, apart from the functions in it. */
function returnsOf(node: Node): Node[] {
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  if (/Function/.test(node.type)) return [];
  return partsOf(node).flatMap(returnsOf);
}

const bodyOf = (node: Node): { parameter: Node | undefined; returns: Node[] } | undefined => {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'ArrowFunctionExpression') return undefined;
  const { body, params } = node;
  if (!body) return undefined;
  return {
    parameter: params[0],
    returns: body.type === 'BlockStatement' ? returnsOf(body) : [body],
  };
};

const elementName = (node: ESTree.JSXElement): string => {
  const { name } = node.openingElement;
  return name.type === 'JSXIdentifier' ? name.name : '';
};

const isSignificant = (child: Node): boolean =>
  child.type === 'JSXText'
    ? !(isBlank(child.value) && child.value.includes('\n'))
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

/** Searches one file. */
function search(file: string, source: string, into: Findings): void {
  const whereOf = (node: Node) => `${file}:${source.slice(0, node.start).split('\n').length}`;
  const { program } = parseSync(file, source);

  const refuse = (node: Node, scope: Scope) => {
    const found = rendered(node, scope);
    if (found === 'text') into.texts.push(whereOf(node));
    else if (found) into.slots.push({ prop: `${scope.component}.${found.prop}`, where: whereOf(node) });
  };
  const give = (to: Prop, node: Node | null | undefined, scope: Scope) => {
    const found = rendered(node, scope);
    if (found === 'text') into.given.add(to);
    else if (found) into.passedOn.push({ from: `${scope.component}.${found.prop}`, to });
  };

  const visit = (node: Node, scope: Scope): void => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = node.children.filter(isSignificant);
      if (children.length > 1 || node.type === 'JSXFragment')
        for (const child of children) refuse(child, scope);
      if (node.type === 'JSXElement' && isComponentName(elementName(node))) {
        const name = elementName(node);
        if (children.length === 1) give(`${name}.children`, children[0], scope);
        for (const attribute of node.openingElement.attributes)
          if (attribute.type === 'JSXAttribute' && attribute.name.type === 'JSXIdentifier')
            give(`${name}.${attribute.name.name}`, attribute.value, scope);
      }
    }
    const name = node.type === 'FunctionDeclaration' ? node.id?.name : undefined;
    enter(node, name, scope);
  };
  const enter = (node: Node, name: string | undefined, scope: Scope) => {
    const body = bodyOf(node);
    let own = scope;
    if (body && name !== undefined && isComponentName(name)) {
      own = { component: name, props: propsOf(body.parameter), constants: constantsIn(program) };
      // A component that returns what it was given leaves this to the one that gives it.
      for (const returned of body.returns) if (returned.type !== 'Identifier') refuse(returned, own);
    }
    for (const part of partsOf(node)) {
      if (part.type === 'VariableDeclarator' && part.id.type === 'Identifier' && part.init)
        enter(part.init, part.id.name, own);
      else visit(part, own);
    }
  };
  visit(program, { component: '', props: new Map(), constants: constantsIn(program) });
}

/** Where the files have a text that isn't the only child of its element: `file:line`. */
export function sharedTexts(sources: readonly { file: string; source: string }[]): string[] {
  const found: Findings = { texts: [], slots: [], given: new Set(), passedOn: [] };
  for (const { file, source } of sources) search(file, source, found);
  for (let size = -1; size !== found.given.size;) {
    size = found.given.size;
    for (const { from, to } of found.passedOn) if (found.given.has(from)) found.given.add(to);
  }
  const inSlots = found.slots.filter(({ prop }) => found.given.has(prop)).map(({ where }) => where);
  return [...new Set([...found.texts, ...inSlots])].sort();
}

/** One line per text that a browser's translation would break. */
export async function findSharedTexts(): Promise<string[]> {
  return sharedTexts(await sourcesIn('src/**/*.tsx')).map(
    (where) => `${where}: a text beside something else needs an element of its own`,
  );
}
