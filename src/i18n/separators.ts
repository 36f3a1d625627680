import { intlTag, type Lang } from '@/shared/languages';

/** The signs between digits. */
export interface Separators {
  readonly decimal: string;
  readonly group: string;
}

const cache = new Map<Lang, Separators>();

/** The signs that a language puts between digits; Spanish has a group only from five digits on. */
export function separatorsOf(lang: Lang): Separators {
  const known = cache.get(lang);
  if (known) return known;
  const parts = new Intl.NumberFormat(intlTag(lang)).formatToParts(1_234_567.5);
  const partOf = (wanted: string, fallback: string) =>
    parts.find(({ type }) => type === wanted)?.value ?? fallback;
  const made = { decimal: partOf('decimal', '.'), group: partOf('group', ',') };
  cache.set(lang, made);
  return made;
}
