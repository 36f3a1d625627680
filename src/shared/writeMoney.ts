import { directionOf, intlTag, type Lang } from './languages.ts';

const styles = {
  exact: {},
  /** Short, for the round amounts on an axis: `$50`, `₩20K`. */
  short: { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Rials have no hundredths in practice: ISO 4217 (and Firefox) say two decimals, the CLDR none. */
const decimals: Readonly<Record<string, number>> = { IRR: 0 };

/** Whether a text has the shape of an ISO 4217 code; a provider of the specification may have none for a price. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/i.test(text);

const formats = new Map<string, Intl.NumberFormat>();

/** Cached: on a phone, creating one takes milliseconds. */
function formatOf(lang: Lang, currency: string, style: keyof typeof styles): Intl.NumberFormat {
  const key = `${lang} ${currency} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(intlTag(lang), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals[currency],
    maximumFractionDigits: decimals[currency],
    ...styles[style],
  });
  formats.set(key, made);
  return made;
}

/** An amount of which something is unknown: the number with the decimals it has, and what there is instead of a code. */
function writeAmount(lang: Lang, amount: string, currency: string): string {
  if (amount === '') return '—';
  const digits = amount.split('.')[1]?.length ?? 0;
  const number = new Intl.NumberFormat(intlTag(lang), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount as Intl.StringNumericLiteral);
  return currency === '' ? number : `${number}\u00a0${currency}`;
}

/**
 * Formats an amount in major units (`"19.90"`) of an ISO 4217 currency, the same on the site, in emails and on
 * receipts. Without a currency it's a plain number, and a dash without an amount.
 */
export function writeMoney(
  lang: Lang,
  amount: string,
  currency: string,
  style: keyof typeof styles = 'exact',
): string {
  if (amount === '' || !isCurrencyCode(currency)) return writeAmount(lang, amount, currency);
  // `US$` would turn into `$US` in right-to-left text.
  const isolated = (symbol: string) =>
    directionOf(lang) === 'rtl' && /[A-Z]\W|\W[A-Z]/.test(symbol) ? `\u2066${symbol}\u2069` : symbol;
  return (
    formatOf(lang, currency, style)
      // The string form is exact; the type only knows numeric literals.
      .formatToParts(amount as Intl.StringNumericLiteral)
      .map(({ type, value }) => (type === 'currency' ? isolated(value) : value))
      .join('')
  );
}

/** The number of decimals of an ISO 4217 currency. */
export const currencyDigits = (currency: string): number =>
  formatOf('en', currency, 'exact').resolvedOptions().maximumFractionDigits ?? 2;
