import { intlTag, type Lang } from '../../../src/shared/languages.ts';

/** Makes a format once for each key: to make one takes longer than a mail does to write. */
function kept<Key extends readonly string[], Format>(make: (...key: Key) => Format): (...key: Key) => Format {
  const made = new Map<string, Format>();
  return (...key) => {
    const name = key.join(' ');
    const format = made.get(name) ?? make(...key);
    made.set(name, format);
    return format;
  };
}

const money = kept(
  (lang: Lang, currency: string) => new Intl.NumberFormat(intlTag(lang), { style: 'currency', currency }),
);
const day = kept(
  (lang: Lang) => new Intl.DateTimeFormat(intlTag(lang), { dateStyle: 'long', timeZone: 'UTC' }),
);
const moment = kept(
  (lang: Lang) =>
    new Intl.DateTimeFormat(intlTag(lang), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    }),
);

/** Writes decimals as money of a currency. */
export function moneyIn(lang: Lang, currencyCode: string): (decimal: string) => string {
  const format = money(lang, currencyCode);
  // The string form is exact; the type only knows numeric literals.
  return (decimal) => format.format(decimal as Intl.StringNumericLiteral);
}

/** Writes an instant (ISO 8601) as a day, in UTC. */
export function dayIn(lang: Lang): (instant: string) => string {
  const format = day(lang);
  return (instant) => format.format(new Date(instant));
}

/** Writes an instant (ISO 8601) as day and time, in UTC. */
export const momentIn = (lang: Lang, instant: string): string => moment(lang).format(new Date(instant));
