import { intlTag, type Lang } from '@/shared/languages';

/** Writes numbers that no float holds, as a language does. */
export interface Figures {
  /** A decimal with all its digits, at most 16 after the point. */
  exact(decimal: string): string;
  /** A rate with six figures. */
  rate(decimal: string): string;
  /** An amount to be typed over: all its digits, none of them grouped. */
  plain(decimal: string): string;
}

const isNumber = (text: string): text is Intl.StringNumericLiteral => /^-?\d+(?:\.\d+)?$/.test(text);

function writer(lang: Lang, options: Intl.NumberFormatOptions): (decimal: string) => string {
  const format = new Intl.NumberFormat(intlTag(lang), options);
  // The string form is exact where a number would not be.
  return (decimal) => (isNumber(decimal) ? format.format(decimal) : decimal);
}

const cache = new Map<Lang, Figures>();

/** The figures of a language; made once. */
export function figuresOf(lang: Lang): Figures {
  const known = cache.get(lang);
  if (known) return known;
  const made = {
    exact: writer(lang, { maximumFractionDigits: 16 }),
    rate: writer(lang, { maximumSignificantDigits: 6 }),
    plain: writer(lang, { maximumFractionDigits: 8, useGrouping: false }),
  };
  cache.set(lang, made);
  return made;
}
