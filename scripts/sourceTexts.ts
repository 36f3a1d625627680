/**
 * Finds untranslated texts in the components of `src`, and the keys that the code uses. Nonexistent keys are left to
 * the type checker: `t()` accepts only the keys of `locales/en`.
 */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { root } from './run.ts';

/** Attributes whose value a person sees or hears; those of our own components are recognized by name. */
const visibleAttributes =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|label|placeholder|heading|hint|text|description|lead|summary|caption|message|children)$/;

/** At least two consecutive letters of any script. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text);

interface SourceText {
  /** `file:line` */
  where: string;
  text: string;
}

/** A literal, or the literals that a condition, a fallback or a template can evaluate to. */
function literalsOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const part = (name: string): unknown => Reflect.get(node, name);
  const many = (name: string) => {
    const list = part(name);
    return Array.isArray(list) ? list : [];
  };
  switch (node.type) {
    case 'Literal': {
      const value = part('value');
      return typeof value === 'string' ? [value] : [];
    }
    case 'TemplateLiteral':
      return [
        ...many('quasis').map((quasi) => String(Reflect.get(quasi, 'value')?.cooked ?? '')),
        ...many('expressions').flatMap(literalsOf),
      ];
    case 'ConditionalExpression':
      return [...literalsOf(part('consequent')), ...literalsOf(part('alternate'))];
    case 'LogicalExpression':
      return [...literalsOf(part('left')), ...literalsOf(part('right'))];
    case 'BinaryExpression':
      return part('operator') === '+' ? [...literalsOf(part('left')), ...literalsOf(part('right'))] : [];
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return literalsOf(part('expression'));
    default:
      return [];
  }
}

/** The texts in a file that are hard-coded in markup instead of translated. */
export function hardCodedTexts(file: string, source: string): SourceText[] {
  const found: SourceText[] = [];
  const add = (start: number, texts: readonly string[]) => {
    const line = source.slice(0, start).split('\n').length;
    for (const text of texts) if (hasWords(text)) found.push({ where: `${file}:${line}`, text: text.trim() });
  };
  const children = (nodes: readonly { type: string; start: number }[]) => {
    for (const child of nodes)
      if (child.type === 'JSXExpressionContainer') add(child.start, literalsOf(child));
  };
  new Visitor({
    JSXText: (node) => add(node.start, [node.value]),
    JSXElement: (node) => children(node.children),
    JSXFragment: (node) => children(node.children),
    JSXAttribute: (node) => {
      const name = typeof node.name.name === 'string' ? node.name.name : '';
      if (visibleAttributes.test(name)) add(node.start, literalsOf(node.value));
    },
  }).visit(parseSync(file, source).program);
  return found;
}

export async function sourcesIn(pattern: string): Promise<{ file: string; source: string }[]> {
  const files: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) files.push(file);
  return Promise.all(
    files.sort().map(async (file) => ({ file, source: await readFile(path.join(root, file), 'utf8') })),
  );
}

/** One line per hard-coded text of the application. */
export async function findHardCodedTexts(): Promise<string[]> {
  const sources = await sourcesIn('src/**/*.tsx');
  return sources
    .flatMap(({ file, source }) => hardCodedTexts(file, source))
    .map(({ where, text }) => `${where}: “${text}” is in the markup instead of locales/`);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a function that says whether the code uses a key: literally, or with a template such as `status.${status}`.
 * Only quoted text in the form of a key counts; a template must contain four fixed letters.
 */
export async function keysInUse(): Promise<(key: string) => boolean> {
  const sources = [...(await sourcesIn('src/**/*.{ts,tsx}')), ...(await sourcesIn('server/**/*.ts'))];
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { source } of sources) {
    for (const [, key = ''] of source.matchAll(/['"]((?:\w+:)?[\w-]+(?:\.[\w-]+)*)['"]/g)) plain.add(key);
    for (const [, template = ''] of source.matchAll(/`((?:[\w:.-]|\$\{[^}`]*\})+)`/g)) {
      const parts = template.split(/\$\{[^}]*\}/);
      if (parts.length === 1) plain.add(template);
      else if (parts.join('').length >= 4) patterns.push(new RegExp(`^${parts.map(escaped).join('.+')}$`));
    }
  }
  return (key) => {
    const bare = key.replace(/^\w+:/, '');
    return (
      plain.has(bare) || plain.has(key) || patterns.some((pattern) => pattern.test(bare) || pattern.test(key))
    );
  };
}
