import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const page = await readFile(path.join(import.meta.dirname, '../../../docs/first-day.md'), 'utf8');

const block = /^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$/gms;

/** The files that readers of `docs/first-day.md` create: a path in bold, followed by a code block. */
export const files = [...page.matchAll(block)].map(([, name = '', content = '']) => ({ name, content }));

/** The page's commands, one per line, without the contents of its files. */
export const commands = [...page.replaceAll(block, '').matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(
  ([, text = '']) => text.trim().split('\n'),
);

/** The words of an operator command; undefined for any other command. */
export function wordsOf(line: string): string[] | undefined {
  const rest = line.replace(/^npm run ledger:check$/, 'npm run admin -- ledger check');
  if (!rest.startsWith('npm run admin -- ')) return undefined;
  const words = rest.slice('npm run admin -- '.length).match(/"[^"]*"|\S+/g) ?? [];
  return words.map((word) => word.replace(/^"(.*)"$/, '$1'));
}

/** Writes the page's catalog into a folder. */
export async function writeCatalogue(root: string): Promise<void> {
  for (const { name, content } of files.filter((file) => file.name.startsWith('night/'))) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), content);
  }
}
