import { intlTag, type Lang } from '@/shared/languages';

/** Formats numbers in a language that don't fit in a float. */
export interface Figures {
  /** A decimal with all its digits, up to 16 after the point. */
  exact(decimal: string): string;
  /** A rate with six significant figures. */
  rate(decimal: string): string;
  /** An editable amount: all its digits, without grouping. */
  plain(decimal: string): string;
}

const isNumber = (text: string): text is Intl.StringNumericLiteral => /^-?\d+(?:\.\d+)?$/.test(text);

function writer(lang: Lang, options: Intl.NumberFormatOptions): (decimal: string) => string {
  const format = new Intl.NumberFormat(intlTag(lang), options);
  // Formatting the string is exact, a number wouldn't be.
  return (decimal) => (isNumber(decimal) ? format.format(decimal) : decimal);
}

const cache = new Map<Lang, Figures>();

/** The formatters of a language, cached. */
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
