import { formatFor } from '@/i18n/format';
import { languageOf, type Lang } from '@/shared/languages';

/**
 * A little of everything that a page may write by itself: money, numbers, dates, lists, names of currencies, the year. Browsers know other
 * versions of a language than Node does, or not the language at all; their samples then differ, and a page that was
 * built ahead is rendered anew.
 */
export function writingSample(lang: Lang): string {
  const { money, number, date, dateTime, list, currencyName } = formatFor(lang, 'UTC');
  return [
    money('12345.6', languageOf(lang).currency),
    money('12345.6', 'USD'),
    number(9_876_543.21),
    date('2026-02-03'),
    date('2026-09-30'),
    dateTime('2026-11-21T08:05:00Z'),
    list(['a', 'b', 'c']),
    currencyName('USD'),
    new Date().getFullYear(),
  ].join(' ');
}
