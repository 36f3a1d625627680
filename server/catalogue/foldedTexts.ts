import { foldedText } from '../../src/shared/searchKey.ts';

/** How many folded texts are kept; texts of the catalog rarely change. */
const maxKept = 20_000;
const kept = new Map<string, string>();

/** A text of the catalog as search compares it, folded once. */
function folded(text: string): string {
  const known = kept.get(text) ?? foldedText(text);
  kept.set(text, known);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return known;
}

/** Whether one of the texts contains the words. Words of nothing visible are in none. */
export function containWords(texts: Iterable<string | null | undefined>, words: string): boolean {
  const key = foldedText(words);
  return key !== '' && [...texts].some((text) => text && folded(text).includes(key));
}
