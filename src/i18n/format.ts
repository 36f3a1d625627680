import { useMemo } from 'react';
import { directionOf, intlTag, type Lang } from '@/shared/languages';
import { useLang } from '@/i18n/lang';

/** Writes values as a language writes them. */
export interface Format {
  /** An amount in major units (`"19.90"`) of an ISO 4217 currency. */
  money(amount: string, currency: string): string;
  /** The day of an ISO 8601 instant or calendar day. */
  date(iso: string): string;
  /** The day and minute of an ISO 8601 instant. */
  dateTime(iso: string): string;
  /** The minute of an ISO 8601 instant. */
  time(iso: string): string;
  number(value: number): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** `in 3 days`, counted from now; an ISO 8601 instant. */
  relativeTime(iso: string): string;
  /** The name of a language (BCP 47) or a currency (ISO 4217). */
  languageName(tag: string): string;
  currencyName(code: string): string;
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A calendar day has no time zone; an instant is shown in the reader's. */
const isCalendarDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

function formatOf(lang: Lang): Format {
  const tag = intlTag(lang);
  const isRightToLeft = directionOf(lang) === 'rtl';
  // `US$` would turn into `$US` where letters and signs run the other way.
  const isolated = (symbol: string) =>
    isRightToLeft && /[A-Z]\W|\W[A-Z]/.test(symbol) ? `\u2066${symbol}\u2069` : symbol;
  const monies = new Map<string, Intl.NumberFormat>();
  const numbers = new Intl.NumberFormat(tag);
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const calendarDays = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const minutes = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const times = new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
  const lists = new Intl.ListFormat(tag);
  const distances = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });

  const moneyIn = (currency: string): Intl.NumberFormat => {
    const known = monies.get(currency);
    if (known) return known;
    const made = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    monies.set(currency, made);
    return made;
  };

  return {
    money: (amount, currency) =>
      moneyIn(currency)
        // The string form is exact; the type only knows numeric literals.
        .formatToParts(amount as Intl.StringNumericLiteral)
        .map(({ type, value }) => (type === 'currency' ? isolated(value) : value))
        .join(''),
    date: (iso) => (isCalendarDay(iso) ? calendarDays : days).format(new Date(iso)),
    dateTime: (iso) => minutes.format(new Date(iso)),
    time: (iso) => times.format(new Date(iso)),
    number: (value) => numbers.format(value),
    list: (items) => lists.format(items),
    relativeTime(iso) {
      const distance = new Date(iso).getTime() - Date.now();
      const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? units[2];
      return distances.format(Math.round(distance / length), unit);
    },
    languageName: (name) => new Intl.DisplayNames(tag, { type: 'language' }).of(name) ?? name,
    currencyName: (code) => new Intl.DisplayNames(tag, { type: 'currency' }).of(code) ?? code,
  };
}

const formats = new Map<Lang, Format>();

/** The formatter of a language; made once. */
export function formatFor(lang: Lang): Format {
  const known = formats.get(lang);
  if (known) return known;
  const made = formatOf(lang);
  formats.set(lang, made);
  return made;
}

/** The formatter of the page's language. */
export function useFormat(): Format {
  const lang = useLang();
  return useMemo(() => formatFor(lang), [lang]);
}
