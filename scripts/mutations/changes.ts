/** Finds every single change that `npm run test:mutations` could make to a source file. */
import { parseSync, type ESTree } from 'vite';
import { walk, type Node } from './walk.ts';

export interface Change {
  file: string;
  line: number;
  /** The offsets of what is replaced. */
  start: number;
  end: number;
  before: string;
  after: string;
  /** The change on one line. */
  label: string;
}

type Replace = (node: { start: number; end: number }, after: string, label?: string) => void;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
const removed = ';';

const opposites: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
};

const rowLocks = new Set(['forUpdate', 'forShare', 'forNoKeyUpdate', 'forKeyShare']);

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

const calledName = (callee: Node): string | undefined =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
      ? callee.property.name
      : undefined;

const endsFunction = (node: Node): boolean =>
  node.type === 'BlockStatement'
    ? node.body.length === 1 && node.body.every(endsFunction)
    : ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(node.type);

/** Another number; adding one to a large one, such as a time, would change nothing that matters. */
const otherNumber = (value: number): string => String(value > 100 ? value * 2 : value + 1);

function changeOperator(
  node: ESTree.BinaryExpression | ESTree.LogicalExpression,
  text: (node: Node) => string,
  replace: Replace,
): void {
  const { left, right, operator } = node;
  const other = opposites[operator];
  if (other === undefined || (operator === '+' && (isText(left) || isText(right)))) return;
  const [before, after] = [oneLine(text(left)).slice(-40), oneLine(text(right)).slice(0, 40)];
  // In parentheses, since the other operator may bind differently.
  replace(node, `((${text(left)}) ${other} (${text(right)}))`, `${before} [${operator} → ${other}] ${after}`);
}

function changeCall(node: ESTree.CallExpression, text: (node: Node) => string, replace: Replace): void {
  const { callee, arguments: given } = node;
  if (callee.type !== 'MemberExpression') return;
  const name = calledName(callee) ?? '';
  const other = opposites[name];
  if (other !== undefined && text(callee.object) === 'Math') replace(callee, `Math.${other}`);
  if (rowLocks.has(name)) replace(node, text(callee.object));
  if (name === 'slice' && given.length === 2) replace(node, `${text(callee)}()`);
}

/** The condition of a statement or an expression, the other way round. */
function negate(test: Node, text: (node: Node) => string, replace: Replace): void {
  const changesItself = test.type === 'BinaryExpression' && /[!=]==/.test(test.operator);
  if (!changesItself && test.type !== 'UnaryExpression') replace(test, `!(${text(test)})`);
}

type PrivateIn = Extract<Node, { readonly left: { readonly type: 'PrivateIdentifier' } }>;

/** `#field in object` has nothing to change. */
const hasOperator = <Operation extends Node>(node: Operation): node is Exclude<Operation, PrivateIn> =>
  !('left' in node && node.left.type === 'PrivateIdentifier');

function changeNode(node: Node, text: (node: Node) => string, replace: Replace): void {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return hasOperator(node) ? changeOperator(node, text, replace) : undefined;
    case 'AssignmentExpression': {
      const other = opposites[node.operator];
      if (other && !isText(node.right)) replace(node, `${text(node.left)} ${other} ${text(node.right)}`);
      return;
    }
    case 'UnaryExpression':
      if (node.operator === '!') replace(node, `(${text(node.argument)})`);
      return;
    case 'Literal':
      if (typeof node.value === 'boolean') replace(node, String(!node.value));
      if (typeof node.value === 'number') replace(node, otherNumber(node.value));
      return;
    case 'AssignmentPattern':
      return replace(node, text(node.left));
    case 'CallExpression':
      return changeCall(node, text, replace);
    case 'ConditionalExpression':
      return negate(node.test, text, replace);
    case 'IfStatement':
      negate(node.test, text, replace);
      if (node.alternate === null && endsFunction(node.consequent)) replace(node, removed);
      return;
    case 'ExpressionStatement': {
      const { expression } = node;
      const call = expression.type === 'AwaitExpression' ? expression.argument : undefined;
      if (call?.type === 'CallExpression' && calledName(call.callee)?.startsWith('lock'))
        replace(node, removed);
    }
  }
}

/** All changes of a file, in the order of its text. */
export function changesIn(file: string, source: string): Change[] {
  const changes: Change[] = [];
  const text = ({ start, end }: Node) => source.slice(start, end);
  const replace: Replace = ({ start, end }, after, label) => {
    const line = source.slice(0, start).split('\n').length;
    const before = source.slice(start, end);
    const [from, to] = [before, after === removed ? '(removed)' : after].map((each) =>
      oneLine(each).slice(0, 70),
    );
    changes.push({ file, line, start, end, before, after, label: label ?? `${from} → ${to}` });
  };
  walk(parseSync(file, source).program, source, (node) => changeNode(node, text, replace));
  return changes.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The source with a change made. @throws if it's no longer valid */
export function apply(
  { file, start, end, after }: Pick<Change, 'file' | 'start' | 'end' | 'after'>,
  source: string,
): string {
  const changed = source.slice(0, start) + after + source.slice(end);
  const { errors } = parseSync(file, changed);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return changed;
}
