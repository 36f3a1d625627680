/** Walks the parts of a source in which a change would change behavior. */
import type { ESTree } from 'vite';

export type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Nodes that only types need have a name with this prefix; these few wrap an expression. */
const typePrefix = 'TS';
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const linking = new Set(['ImportDeclaration', 'ExportAllDeclaration', 'ImportExpression']);
const logCall = /^(?:console|log|logger|[\w.]+\.log)\??\.\w+$/;
const classAttribute = /^(?:class|style)$|ClassName$|^className$/;
const choices = new Set(['ConditionalExpression', 'LogicalExpression']);

/** Whether an attribute only says what an element looks like, such as the coordinates of a drawing. */
const isAppearance = (attribute: Node, isHost: boolean): boolean =>
  attribute.type === 'JSXAttribute' &&
  ((typeof attribute.name.name === 'string' && classAttribute.test(attribute.name.name)) ||
    (isHost &&
      attribute.value?.type === 'JSXExpressionContainer' &&
      attribute.value.expression.type === 'Literal' &&
      typeof attribute.value.expression.value === 'number'));

/** Whether changing a node would change no behavior: types, links between files, log text, the choice of a class. */
function isSkipped(node: Node, text: string): boolean {
  if (node.type.startsWith(typePrefix)) return !wrappers.has(node.type);
  if (node.type === 'CallExpression') return logCall.test(text.slice(0, node.callee.end - node.start));
  return linking.has(node.type) || (choices.has(node.type) && /\bstyles[.[]/.test(text));
}

/** The nodes directly inside a node, without names and without what is only looks. */
function partsOf(node: Node): Node[] {
  if (node.type === 'JSXOpeningElement') {
    const isHost = node.name.type === 'JSXIdentifier' && /^[a-z]/.test(node.name.name);
    return node.attributes.filter((attribute) => !isAppearance(attribute, isHost));
  }
  const isFixedKey = (name: string) => name === 'key' && !('computed' in node && node.computed);
  return Object.entries(node)
    .filter(([name]) => !isFixedKey(name))
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Calls `visit` with every node that matters, the outer ones first. */
export function walk(node: Node, source: string, visit: (node: Node) => void): void {
  if (isSkipped(node, source.slice(node.start, node.end))) return;
  visit(node);
  for (const part of partsOf(node)) walk(part, source, visit);
}
