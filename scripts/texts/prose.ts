/** The English texts outside `locales`: documents, server messages, and the texts of the command line. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run.ts';
import { proseProblems } from './english.ts';

const documents = ['*.md', 'docs/**/*.md'];
const servers = ['server/**/*.ts'];

/** A document's line without code, the targets of links, and file names. */
const wordsOf = (line: string) => line.replace(/`[^`]*`|(?<=\])\([^)]*\)|[\w/]+\.md\b/g, '');

const withoutCodeBlocks = (document: string) =>
  document.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ''));

/** The message of a failure. */
const failure = /\bfailure\(\s*'\w+',\s*(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>/g;

/** Any text in one line. */
const quoted = /(?<quote>['"`])(?<text>(?:\\.|(?!\k<quote>)[^\\\n])*)\k<quote>/g;

/** One line per pattern of `english.ts` in a document. */
export function documentProblems(file: string, document: string): string[] {
  return withoutCodeBlocks(document)
    .split('\n')
    .flatMap((line, index) => proseProblems(`${file}:${index + 1}`, wordsOf(line)));
}

/** One line per pattern of `english.ts` in a failure's message, and in any text of the command line. */
export function messageProblems(file: string, source: string): string[] {
  const pattern = file.startsWith('server/admin/') ? quoted : failure;
  const code = source.replace(/^[^\S\n]*(?:\*|\/[*/]).*$|(?<=\bfrom )'[^']*'/gm, '');
  return [...code.matchAll(pattern)].flatMap(({ index, groups }) =>
    proseProblems(`${file}:${code.slice(0, index).split('\n').length}`, groups?.['text'] ?? ''),
  );
}

const search = async (patterns: string[], find: (file: string, text: string) => string[]) => {
  const found: string[] = [];
  for await (const file of glob(patterns, { cwd: root }))
    found.push(...find(file, await readFile(path.join(root, file), 'utf8')));
  return found;
};

/** The problems of all documents, server messages and command-line texts. */
export const findProseProblems = async (): Promise<string[]> => [
  ...(await search(documents, documentProblems)),
  ...(await search(servers, messageProblems)),
];
