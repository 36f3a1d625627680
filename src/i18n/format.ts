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

/** Undefined means the reader's own. */
type TimeZone = 'UTC' | undefined;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A calendar day has no time zone; an instant is shown in the reader's, where none is given. */
const isCalendarDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** Made when it is first used, and kept: on a phone each of these takes milliseconds. */
function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** What no time zone changes. */
function timelessOf(lang: Lang) {
  const tag = intlTag(lang);
  const monies = new Map<string, Intl.NumberFormat>();
  return {
    money(currency: string): Intl.NumberFormat {
      const known = monies.get(currency);
      if (known) return known;
      const made = new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      });
      monies.set(currency, made);
      return made;
    },
    numbers: lazily(() => new Intl.NumberFormat(tag)),
    years: lazily(() => new Intl.NumberFormat(tag, { useGrouping: false })),
    days: lazily(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' })),
    months: lazily(() => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })),
    shortMonths: lazily(() => new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' })),
    lists: lazily(() => new Intl.ListFormat(tag)),
    distances: lazily(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })),
    languages: lazily(() => new Intl.DisplayNames(tag, { type: 'language' })),
    currencies: lazily(() => new Intl.DisplayNames(tag, { type: 'currency' })),
  };
}

const timeless = new Map<Lang, ReturnType<typeof timelessOf>>();

function formatOf(lang: Lang, timeZone: TimeZone): Format {
  const tag = intlTag(lang);
  const isRightToLeft = directionOf(lang) === 'rtl';
  // `US$` would turn into `$US` where letters and signs run the other way.
  const isolated = (symbol: string) =>
    isRightToLeft && /[A-Z]\W|\W[A-Z]/.test(symbol) ? `\u2066${symbol}\u2069` : symbol;
  const known = timeless.get(lang) ?? timelessOf(lang);
  timeless.set(lang, known);
  const days = lazily(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone }));
  const minutes = lazily(
    () => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  );
  const times = lazily(() => new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }));

  return {
    money: (amount, currency) =>
      known
        .money(currency)
        // The string form is exact; the type only knows numeric literals.
        .formatToParts(amount as Intl.StringNumericLiteral)
        .map(({ type, value }) => (type === 'currency' ? isolated(value) : value))
        .join(''),
    date: (iso) => (isCalendarDay(iso) ? known.days() : days()).format(new Date(iso)),
    dateTime: (iso) => minutes().format(new Date(iso)),
    time: (iso) => times().format(new Date(iso)),
    month(iso) {
      const [months, date] = [known.months(), new Date(iso)];
      if (lang !== 'fa') return months.format(date);
      // The CLDR has the year first in Persian, where readers expect the month.
      const parts = months.formatToParts(date).map(({ value }) => value);
      return parts.toReversed().join('');
    },
    monthShort: (iso) => known.shortMonths().format(new Date(iso)),
    year: (value) => known.years().format(value),
    number: (value) => known.numbers().format(value),
    list: (items) => known.lists().format(items),
    relativeTime(iso) {
      const distance = new Date(iso).getTime() - Date.now();
      const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? units[2];
      return known.distances().format(Math.round(distance / length), unit);
    },
    languageName: (name) => known.languages().of(name) ?? name,
    currencyName: (code) => known.currencies().of(code) ?? code,
  };
}

/**
 * What was written while a page was built ahead: a browser has to write it the same way to take the page over
 * (`intlFingerprint`). Nothing is noted in a browser.
 */
export const written = new Set<keyof Format>();

const isKind = (format: Format, key: string | symbol): key is keyof Format => key in format;

const noting = (format: Format): Format =>
  new Proxy(format, {
    get(target, key) {
      if (!isKind(target, key)) return undefined;
      written.add(key);
      return target[key];
    },
  });

const formats = new Map<string, Format>();

/** The formatter of a language; made once. */
export function formatFor(lang: Lang, timeZone?: TimeZone): Format {
  const key = `${lang} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = import.meta.env.SSR ? noting(formatOf(lang, timeZone)) : formatOf(lang, timeZone);
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
