import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAmount, readAmount } from '@/i18n/amount';
import { figuresOf } from '@/features/site/exchange/figures';
import { languages, type Lang } from '@/shared/languages';

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.bigInt({ min: 0n, max: 10n ** 8n - 1n }))
  .map(([whole, fraction]) => {
    const decimals = String(fraction).padStart(8, '0').replace(/0+$/, '');
    return `${whole}${decimals && `.${decimals}`}`;
  });

const readAll = (lang: Lang, texts: Record<string, string>) =>
  Object.fromEntries(Object.keys(texts).map((text) => [text, readAmount(text, lang).amount]));

describe('a typed amount', () => {
  it.each(languages)('in $prefix can be read back as formatted, with or without grouping', ({ prefix }) => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const { plain, exact } = figuresOf(prefix);
        expect(readAmount(plain(amount), prefix)).toEqual({ amount });
        expect(readAmount(exact(amount), prefix)).toEqual({ amount });
      }),
    );
  });

  it.each<[Lang, Record<string, string>]>([
    ['en', { '1,234': '1234', '1,234.50': '1234.5', '1234.567': '1234.567', '.5': '0.5', '5.': '5' }],
    ['de', { '1.234': '1234', '1.234,50': '1234.5', '1,234': '1.234', '12.5': '12.5' }],
    ['fr', { '1 234,5': '1234.5', '1\u202f234,5': '1234.5', '12.5': '12.5', '1\u00a0234': '1234' }],
    ['fa', { '۱٬۲۳۴٫۵': '1234.5', '1234.5': '1234.5', '۱۲': '12' }],
    ['ar', { '١٬٢٣٤٫٥': '1234.5', '\u200f١٢\u200e': '12' }],
    ['zh', { '１２３４．５': '1234.5', '1，234': '1234' }],
  ])('in %s is read with the language’s own separators', (lang, texts) => {
    expect(readAll(lang, texts)).toEqual(texts);
  });

  it.each<[Lang, Record<string, string>]>([
    ['en', { '1.234,50': '1234.5', '1.234.567': '1234567', '12,5': '12.5', '0,125': '0.125' }],
    ['de', { '1,234.50': '1234.5', '1,234,567': '1234567', "1'234'567,8": '1234567.8' }],
    ['ru', { '1,234,567': '1234567', '1 234.567': '1234.567' }],
  ])('in %s is read with another language’s separators if they are unambiguous', (lang, texts) => {
    expect(readAll(lang, texts)).toEqual(texts);
  });

  it.each<[Lang, Record<string, string>]>([
    ['en', { '007': '7', '0': '0', '000': '0', '1.50': '1.5', '2.00': '2' }],
  ])('in %s loses needless zeros', (lang, texts) => {
    expect(readAll(lang, texts)).toEqual(texts);
  });

  it('that is ambiguous is not guessed', () => {
    expect(readAmount('1.234', 'ru').problem).toBe('ambiguous');
    expect(readAmount('1,234', 'fa').problem).toBe('ambiguous');
    expect(readAmount('1234,567', 'en').problem).toBe('ambiguous');
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['-5', 'negative'],
    ['−5', 'negative'],
    ['five', 'notNumber'],
    ['$5', 'notNumber'],
    ['1e5', 'notNumber'],
    ['1.2.3', 'notNumber'],
    ['1,23,456', 'notNumber'],
    ['12 34', 'notNumber'],
    ['1,234.5,6', 'notNumber'],
    ['.', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['1234567890123456', 'tooLarge'],
    ['0.123456789', 'tooFine'],
  ])('such as %j is rejected as %s', (text, problem) => {
    expect(readAmount(text, 'en').problem).toBe(problem);
  });

  it('never crashes the parser', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789٣۴.,٫٬ -’'.split('')) }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...languages), (typed, { prefix }) => {
        const { amount } = readAmount(typed, prefix);
        expect(amount === undefined || isAmount(amount)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
