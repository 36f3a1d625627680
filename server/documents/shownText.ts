import type { RichText } from '../../src/shared/richText.ts';
import { readRichText } from './richText.ts';
import { fillPlaceholders, type Values } from './placeholders.ts';

/** How many texts are kept in parsed form. */
const most = 200;
const known = new Map<string, RichText>();

/** A text's tree; those read last are kept, because parsing takes a millisecond for each 500 characters. */
function treeOf(markdown: string): RichText {
  const tree = known.get(markdown) ?? readRichText(markdown).text;
  known.delete(markdown);
  known.set(markdown, tree);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return tree;
}

/** A text as it's shown. */
export const shownText = (markdown: string, values: Values): RichText =>
  fillPlaceholders(treeOf(markdown), values);
