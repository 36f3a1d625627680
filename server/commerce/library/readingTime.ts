import type { Lang } from '../../../src/shared/languages.ts';

/** The languages of a text, each with its length in characters. */
export type TextLengths = readonly { readonly lang: string; readonly letters: number }[];

/** Characters read per minute; fewer in scripts that write syllables or words. */
const charactersPerMinute = (lang: string): number => (lang === 'zh' || lang === 'ko' ? 400 : 1000);

/** How many minutes a text takes to read, in the first of the languages it's available in; null if it isn't a text. */
export function minutesOf(
  { texts }: { readonly texts: TextLengths },
  ...langs: readonly Lang[]
): number | null {
  const text = langs.map((lang) => texts.find((each) => each.lang === lang)).find(Boolean) ?? texts[0];
  return text ? Math.max(1, Math.round(text.letters / charactersPerMinute(text.lang))) : null;
}
