import { useMemo, useSyncExternalStore } from 'react';
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
  /** The month and year of an ISO 8601 month (`2027-02`) or day. */
  month(iso: string): string;
  /** The month alone, as short as the language writes it. */
  monthShort(iso: string): string;
  /** A year of the Gregorian calendar: the language's digits, in one piece. */
  year(value: number): string;
  number(value: number): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** `in 3 days`, counted from now; an ISO 8601 instant. */
  relativeTime(iso: string): string;
  /** The name of a language (BCP 47) or a currency (ISO 4217). */
  languageName(tag: string): string;
  currencyName(code: string): string;
}

/** Undefined stands for the reader's own. */
type TimeZone = 'UTC' | undefined;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A calendar day has no time zone; an instant is shown in the reader's, where none is given. */
const isCalendarDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

function formatOf(lang: Lang, timeZone: TimeZone): Format {
  const tag = intlTag(lang);
  const isRightToLeft = directionOf(lang) === 'rtl';
  // `US$` would turn into `$US` where letters and signs run the other way.
  const isolated = (symbol: string) =>
    isRightToLeft && /[A-Z]\W|\W[A-Z]/.test(symbol) ? `\u2066${symbol}\u2069` : symbol;
  const monies = new Map<string, Intl.NumberFormat>();
  const numbers = new Intl.NumberFormat(tag);
  const years = new Intl.NumberFormat(tag, { useGrouping: false });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone });
  const calendarDays = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shortMonths = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
  const minutes = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const times = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone });
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
    month: (iso) => months.format(new Date(iso)),
    monthShort: (iso) => shortMonths.format(new Date(iso)),
    year: (value) => years.format(value),
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

const formats = new Map<string, Format>();

/** The formatter of a language; made once. */
export function formatFor(lang: Lang, timeZone?: TimeZone): Format {
  const key = `${lang} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = formatOf(lang, timeZone);
  formats.set(key, made);
  return made;
}

const never = () => () => undefined;
const own = (): TimeZone => undefined;
const universal = (): TimeZone => 'UTC';

/**
 * The formatter of the page's language. A page built ahead, and the first render that takes it over, know nothing
 * of the reader's time zone and write UTC.
 */
export function useFormat(): Format {
  const lang = useLang();
  const timeZone = useSyncExternalStore(never, own, universal);
  return useMemo(() => formatFor(lang, timeZone), [lang, timeZone]);
}
