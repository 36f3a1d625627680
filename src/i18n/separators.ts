import { intlTag, type Lang } from '@/shared/languages';

/** The decimal and group separators of a language. */
export interface Separators {
  readonly decimal: string;
  readonly group: string;
}

const cache = new Map<Lang, Separators>();

/** The separators of a language; Spanish groups only numbers of five digits or more. */
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
