import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Place, Problems } from './problems.ts';
import { readWithin } from './readWithin.ts';

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number];

/** The link schemes that the reader supports. */
const followed = /^(?:https:\/\/|mailto:|#)/i;

/** The maximum length of a text: parsing takes a second for each 500,000 characters, and readers load it whole. */
const maxLength = 500_000;

/** Describes content that the reader cannot show or follow. */
function wrongWith(node: Node): string | undefined {
  if (node.type === 'html') return 'HTML, which readers would see as it is written; expected Markdown';
  if (node.type === 'image' || node.type === 'imageReference')
    return 'a picture, of which readers would see the words only; expected text';
  if ((node.type === 'link' || node.type === 'definition') && !followed.test(node.url))
    return `a link to ${node.url.slice(0, 80)}; expected an https address`;
  return undefined;
}

/** Reports everything in a text that the reader cannot show. */
export function checkMarkdown(problems: Problems, file: string, text: string): void {
  const place = (node: Node): Place => ({ file, line: node.position?.start.line });
  if (text.length > maxLength) {
    problems.error({ file }, `has ${text.length} characters; expected at most ${maxLength}: split it`);
    return;
  }
  const read = readWithin(text, fromMarkdown, 3_000);
  if ('problem' in read) {
    problems.error({ file }, read.problem);
    return;
  }
  const pending: Node[] = [read.value];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const wrong = wrongWith(node);
    if (wrong !== undefined) problems.error(place(node), wrong);
    if ('children' in node) for (const child of node.children.toReversed()) pending.push(child);
  }
}
