import { describe, expect, it } from 'vitest';
import { languages } from '@/shared/languages';
import { installKazakh } from '@/i18n/kazakh/install';

/** Node has the full CLDR, so our implementation must format the same. */
const native = {
  ...Intl,
  ...Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)])),
};
const ours = { ...native } as typeof Intl;
installKazakh(ours);

const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 3, 8, 5, 9)));
const dates: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'short' },
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { dateStyle: 'full' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'long', timeStyle: 'short' },
  { timeStyle: 'short' },
  { month: 'long' },
  { month: 'short' },
  { month: 'narrow' },
  { month: 'long', year: 'numeric' },
  { month: 'short', year: 'numeric' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
  { weekday: 'long' },
  { weekday: 'short' },
  { weekday: 'narrow' },
  { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { year: 'numeric' },
  { hour: 'numeric', minute: '2-digit' },
];

describe('Kazakh in a browser without Kazakh data', () => {
  it.each(dates.map((options) => [JSON.stringify(options), options] as const))(
    'follows the CLDR: dates with %s',
    (_name, options) => {
      for (const timeZone of ['UTC', 'Asia/Almaty', 'America/Los_Angeles']) {
        const zoned = { ...options, timeZone };
        const write = (intl: typeof Intl) =>
          months.map((date) => new intl.DateTimeFormat('kk', zoned).format(date));
        expect(write(ours)).toEqual(write(Intl));
      }
    },
  );

  it('has the same types of date parts', () => {
    const options = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
    const typesOf = (intl: typeof Intl) =>
      new intl.DateTimeFormat('kk', options)
        .formatToParts(months[0])
        .map(({ type, value }) => (type === 'literal' ? value.trim() : `${type} ${value}`))
        .filter(Boolean);
    expect(typesOf(ours).filter((part) => part !== 'ж.')).toEqual(
      typesOf(Intl).filter((part) => part !== 'ж.'),
    );
  });

  it('follows the CLDR: numbers and amounts', () => {
    const currencies = ['KZT', 'USD', 'EUR', 'RUB', 'UAH', 'ILS', 'AED', 'IRR', 'CNY', 'KRW', 'KWD', 'GBP'];
    const options: Intl.NumberFormatOptions[] = [
      {},
      { useGrouping: false },
      { minimumFractionDigits: 2 },
      { style: 'percent' },
      { notation: 'compact' },
      { notation: 'compact', style: 'currency', currency: 'KZT', currencyDisplay: 'narrowSymbol' },
      ...currencies.map(
        (currency) => ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }) as const,
      ),
    ];
    for (const each of options)
      for (const value of [0, 0.256, 1, 12_345.6, -9_876_543.21])
        expect(new ours.NumberFormat('kk', each).format(value)).toBe(
          new Intl.NumberFormat('kk', each).format(value),
        );
  });

  it('follows the CLDR: relative times', () => {
    for (const numeric of ['auto', 'always'] as const)
      for (const unit of ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const)
        for (const value of [-1200, -21, -2, -1, -0, 0, 1, 2, 5])
          expect(new ours.RelativeTimeFormat('kk', { numeric }).format(value, unit)).toBe(
            new Intl.RelativeTimeFormat('kk', { numeric }).format(value, unit),
          );
  });

  it('follows the CLDR: lists', () => {
    for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c']])
      expect(new ours.ListFormat('kk').format(items)).toBe(new Intl.ListFormat('kk').format(items));
  });

  it('follows the CLDR: names of the site’s languages and currencies', () => {
    const tags = languages.map(({ tag }) => tag.replace(/-US$/, ''));
    for (const tag of tags)
      expect(new ours.DisplayNames('kk', { type: 'language' }).of(tag)).toBe(
        new Intl.DisplayNames('kk', { type: 'language' }).of(tag),
      );
    for (const { currency } of languages)
      expect(new ours.DisplayNames('kk', { type: 'currency' }).of(currency)).toBe(
        new Intl.DisplayNames('kk', { type: 'currency' }).of(currency),
      );
  });

  it('does not affect other languages', () => {
    for (const tag of ['en-US', 'ru', 'ar-u-nu-arab', 'ky']) {
      expect(new ours.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(months[1])).toBe(
        new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(months[1]),
      );
      expect(new ours.NumberFormat(tag, { style: 'percent' }).format(0.25)).toBe(
        new Intl.NumberFormat(tag, { style: 'percent' }).format(0.25),
      );
    }
    expect(ours.DateTimeFormat.supportedLocalesOf(['kk', 'ru'])).toEqual(['kk', 'ru']);
  });
});
