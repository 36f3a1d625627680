import { formatFor, type Format } from '@/i18n/format';
import { nextTask } from '@/lib/nextTask';
import { languageOf, type Lang } from '@/shared/languages';

/** A formatted sample of each kind of value. */
export type IntlFingerprint = Readonly<Partial<Record<keyof Format, string>>>;

const samples: Readonly<Record<keyof Format, (format: Format, lang: Lang) => string>> = {
  money: ({ money }, lang) => `${money('12345.6', languageOf(lang).currency)} ${money('12345.6', 'USD')}`,
  date: ({ date }) => `${date('2026-02-03')} ${date('2026-09-30')}`,
  dateTime: ({ dateTime }) => dateTime('2026-11-21T08:05:00Z'),
  moment: ({ moment }) => moment('2026-11-21T08:05:09Z', 'Europe/Berlin'),
  time: ({ time }) => time('2026-11-21T08:05:00Z'),
  month: ({ month }) => month('2026-11'),
  monthShort: ({ monthShort }) => monthShort('2026-11'),
  year: ({ year }) => year(2026),
  // The footer's: a page built last year shows a different year.
  calendarYear: ({ calendarYear }) => calendarYear(new Date().toISOString()),
  number: ({ number }) => number(9_876_543.21),
  list: ({ list }) => list(['a', 'b', 'c']),
  relativeTime: ({ relativeTime }) => relativeTime(new Date().toISOString()),
  languageName: ({ languageName }) => languageName('en'),
  currencyName: ({ currencyName }) => currencyName('USD'),
};

/** Samples of what a page formats, in UTC; `kinds` are the kinds of values it contains. */
export function intlFingerprint(lang: Lang, kinds: Iterable<keyof Format>): IntlFingerprint {
  const format = formatFor(lang, 'UTC');
  return Object.fromEntries([...kinds].map((kind) => [kind, samples[kind](format, lang)]));
}

const isKind = (name: string): name is keyof Format => name in samples;

/**
 * Whether this browser formats values as in a sample. A browser may have a different version of a language's data than
 * Node, or none; a prerendered page is then rendered again from scratch. On a phone the first amount and the first date
 * take noticeably long, so each kind is a separate task.
 */
export async function matchesFingerprint(lang: Lang, sample: IntlFingerprint): Promise<boolean> {
  const format = formatFor(lang, 'UTC');
  for (const kind of Object.keys(sample).filter(isKind)) {
    if (samples[kind](format, lang) !== sample[kind]) return false;
    await nextTask();
  }
  return true;
}
