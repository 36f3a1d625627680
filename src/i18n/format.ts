import { useMemo, useSyncExternalStore } from 'react';
import { hasOwnDigits, intlTag, type Lang } from '@/shared/languages';
import { writeNumber } from '@/shared/messageFormat';
import { writeDate } from '@/shared/writeDate';
import { writeMoney } from '@/shared/writeMoney';
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
  /** The year of an ISO 8601 instant by the language's calendar, in its digits. */
  calendarYear(iso: string): string;
  number(value: number): string;
  /** `a, b and c`. */
  list(items: readonly string[]): string;
  /** `in 3 days`, counted from now; an ISO 8601 instant. Less than a minute ago is `now`. */
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
  return {
    years: lazily(() => new Intl.NumberFormat(tag, { useGrouping: false })),
    lists: lazily(() => new Intl.ListFormat(tag)),
    distances: lazily(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })),
    languages: lazily(() => new Intl.DisplayNames(tag, { type: 'language' })),
    currencies: lazily(() => new Intl.DisplayNames(tag, { type: 'currency' })),
  };
}

const timeless = new Map<Lang, ReturnType<typeof timelessOf>>();

/** What the CLDR writes otherwise than readers expect: "within 5 minutes" in Arabic, "a minute ago (1)" in Hebrew. */
function mendDistance(lang: Lang, text: string): string {
  if (lang === 'ar') return text.replace(/^خلال/, 'بعد');
  return lang === 'he' ? text.replace(/ \([12]\)/, '') : text;
}

/** A language's name as within a sentence: WebKit begins it with a capital, which is right in English and German only. */
const mendLanguageName = (lang: Lang, name: string): string =>
  lang === 'en' || lang === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1);

function relativeTimeOf(lang: Lang, distances: Intl.RelativeTimeFormat, iso: string): string {
  const distance = new Date(iso).getTime() - Date.now();
  const [unit, length] = units.find(([, size]) => Math.abs(distance) >= size) ?? units[2];
  // What comes in some seconds is not there yet.
  const count = distance > 0 ? Math.max(1, Math.round(distance / length)) : Math.round(distance / length);
  const text = count === 0 ? distances.format(0, 'second') : distances.format(count, unit);
  return mendDistance(lang, text);
}

function formatOf(lang: Lang, timeZone: TimeZone): Format {
  const known = timeless.get(lang) ?? timelessOf(lang);
  timeless.set(lang, known);

  return {
    money: (amount, currency) => writeMoney(lang, amount, currency),
    date: (iso) => writeDate(lang, 'day', iso, isCalendarDay(iso) ? 'UTC' : timeZone),
    dateTime: (iso) => writeDate(lang, 'minute', iso, timeZone),
    time: (iso) => writeDate(lang, 'time', iso, timeZone),
    month: (iso) => writeDate(lang, 'month', iso, 'UTC'),
    monthShort: (iso) => writeDate(lang, 'shortMonth', iso, 'UTC'),
    year: (value) => (hasOwnDigits(lang) ? known.years().format(value) : String(value)),
    calendarYear: (iso) =>
      hasOwnDigits(lang) ? writeDate(lang, 'year', iso, 'UTC') : String(new Date(iso).getUTCFullYear()),
    number: (value) => writeNumber(lang, value),
    list: (items) => known.lists().format(items),
    relativeTime: (iso) => relativeTimeOf(lang, known.distances(), iso),
    languageName: (name) => mendLanguageName(lang, known.languages().of(name) ?? name),
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
