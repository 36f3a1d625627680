import { useMemo, useSyncExternalStore } from 'react';
import { hasOwnDigits, intlTag, type Lang } from '@/shared/languages';
import { writeNumber } from '@/shared/messageFormat';
import { writeDate } from '@/shared/writeDate';
import { isCurrencyCode, writeMoney } from '@/shared/writeMoney';
import { withGaps } from '@/i18n/formatGaps';
import { useLang } from '@/i18n/lang';

/** Formats values in the conventions of a language. */
export interface Format {
  /** An amount in major units (`"19.90"`) of an ISO 4217 currency. */
  money(amount: string, currency: string): string;
  /** The day of an ISO 8601 instant or calendar day, in the reader's time zone or a given one. */
  date(iso: string, zone?: string): string;
  /** The day and minute of an ISO 8601 instant, in the reader's time zone or a given one. */
  dateTime(iso: string, zone?: string): string;
  /** The second of an ISO 8601 instant, with the name of the given zone. */
  moment(iso: string, zone: string): string;
  /** The minute of an ISO 8601 instant, likewise. */
  time(iso: string, zone?: string): string;
  /** The month and year of an ISO 8601 month (`2027-02`) or day. */
  month(iso: string): string;
  /** The month alone, as short as possible in the language. */
  monthShort(iso: string): string;
  /** A Gregorian year in the language's digits, without grouping. */
  year(value: number): string;
  /** The year of an ISO 8601 instant in the language's calendar and digits. */
  calendarYear(iso: string): string;
  number(value: number): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** `in 3 days`: an ISO 8601 instant relative to now. Less than a minute ago is `now`. */
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

/** A calendar day has no time zone; an instant is shown in the reader's own, unless one is given. */
const isCalendarDay = (iso: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** Created on first use and cached: on a phone each takes milliseconds. */
function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** The formats that don't depend on the time zone. */
function timelessOf(lang: Lang) {
  const tag = intlTag(lang);
  return {
    years: lazily(() => new Intl.NumberFormat(tag, { useGrouping: false })),
    lists: lazily(() => new Intl.ListFormat(tag)),
    distances: lazily(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })),
    languages: lazily(() => new Intl.DisplayNames(tag, { type: 'language' })),
    currencies: lazily(() => new Intl.DisplayNames(tag, { type: 'currency' })),
  };
}

const timeless = new Map<Lang, ReturnType<typeof timelessOf>>();

/** Fixes CLDR texts that readers don't expect: "within 5 minutes" in Arabic, "a minute ago (1)" in Hebrew. */
function fixDistance(lang: Lang, text: string): string {
  if (lang === 'ar') return text.replace(/^خلال/, 'بعد');
  return lang === 'he' ? text.replace(/ \([12]\)/, '') : text;
}

/** A language's name within a sentence: WebKit capitalizes it, which is right only in English and German. */
const fixLanguageName = (lang: Lang, name: string): string =>
  lang === 'en' || lang === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1);

function relativeTimeOf(lang: Lang, distances: Intl.RelativeTimeFormat, iso: string): string {
  const distance = new Date(iso).getTime() - Date.now();
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? units[2];
  // A future instant never rounds to "now".
  const count = distance > 0 ? Math.max(1, Math.round(distance / length)) : Math.round(distance / length);
  const text = count === 0 ? distances.format(0, 'second') : distances.format(count, unit);
  return fixDistance(lang, text);
}

function formatOf(lang: Lang, timeZone: TimeZone): Format {
  const known = timeless.get(lang) ?? timelessOf(lang);
  timeless.set(lang, known);

  return {
    money: (amount, currency) => writeMoney(lang, amount, currency),
    date: (iso, zone = timeZone) => writeDate(lang, 'day', iso, isCalendarDay(iso) ? 'UTC' : zone),
    dateTime: (iso, zone = timeZone) => writeDate(lang, 'minute', iso, zone),
    moment: (iso, zone) => writeDate(lang, 'zonedSecond', iso, zone),
    time: (iso, zone = timeZone) => writeDate(lang, 'time', iso, zone),
    month: (iso) => writeDate(lang, 'month', iso, 'UTC'),
    monthShort: (iso) => writeDate(lang, 'shortMonth', iso, 'UTC'),
    year: (value) => (hasOwnDigits(lang) ? known.years().format(value) : String(value)),
    calendarYear: (iso) =>
      hasOwnDigits(lang) ? writeDate(lang, 'year', iso, 'UTC') : String(new Date(iso).getUTCFullYear()),
    number: (value) => writeNumber(lang, value),
    list: (items) => known.lists().format(items),
    relativeTime: (iso) => relativeTimeOf(lang, known.distances(), iso),
    languageName: (name) => fixLanguageName(lang, known.languages().of(name) ?? name),
    currencyName: (code) => (isCurrencyCode(code) ? known.currencies().of(code) : undefined) ?? code,
  };
}

/**
 * The kinds of values formatted while prerendering a page: a browser must format them the same way to hydrate it
 * (`intlFingerprint`). Not recorded in a browser.
 */
export const written = new Set<keyof Format>();

const isKind = (format: Format, key: string | symbol): key is keyof Format => key in format;

const recording = (format: Format): Format =>
  new Proxy(format, {
    get(target, key) {
      if (!isKind(target, key)) return undefined;
      written.add(key);
      return target[key];
    },
  });

const formats = new Map<string, Format>();

/** The formatter of a language; cached. */
export function formatFor(lang: Lang, timeZone?: TimeZone): Format {
  const key = `${lang} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const whole = formatOf(lang, timeZone);
  const some = import.meta.env.VITE_PROVIDER === 'specification' ? withGaps(lang, whole) : whole;
  const made = import.meta.env.SSR ? recording(some) : some;
  formats.set(key, made);
  return made;
}

const never = () => () => undefined;
const own = (): TimeZone => undefined;
const universal = (): TimeZone => 'UTC';

/**
 * The formatter of the page's language. A prerendered page, and the first render that hydrates it, don't know the
 * reader's time zone and use UTC.
 */
export function useFormat(): Format {
  const lang = useLang();
  const timeZone = useSyncExternalStore(never, own, universal);
  return useMemo(() => formatFor(lang, timeZone), [lang, timeZone]);
}
