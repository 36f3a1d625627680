import { intlTag, type Lang } from '../../src/shared/languages.ts';

/** Writes decimals as money of a currency. */
export function moneyIn(lang: Lang, currencyCode: string): (decimal: string) => string {
  const format = new Intl.NumberFormat(intlTag(lang), { style: 'currency', currency: currencyCode });
  // The string form is exact; the type only knows numeric literals.
  return (decimal) => format.format(decimal as Intl.StringNumericLiteral);
}

/** Writes an instant (ISO 8601) as a day, in UTC. */
export function dayIn(lang: Lang): (instant: string) => string {
  const format = new Intl.DateTimeFormat(intlTag(lang), { dateStyle: 'long', timeZone: 'UTC' });
  return (instant) => format.format(new Date(instant));
}
