import { describe, expect, it } from 'vitest';
import { readSum, savingPlan } from '@/features/site/kapusta/saving';
import { formatFor } from '@/i18n/format';
import { languages } from '@/shared/languages';
import { currencyDigits } from '@/shared/writeMoney';

describe('a typed savings amount', () => {
  it.each([
    ['1200', 120_000],
    ['1,200', 120_000],
    ['1 200,5', 120_050],
    ['1 200.5', 120_050],
    ['1,234,567.89', 123_456_789],
    ['12.50', 1250],
    ['١٬٢٠٠٫٥٠', 120_050],
    ['０９', 900],
  ])('is understood: %s', (text, minor) => {
    expect(readSum(text, 'en', 2)).toBe(minor);
  });

  it.each(['', '0', '0.00', '-5', 'ten', '1e3', '12.345.6', '1200.505', '1,20,3', '99999999999999'])(
    'is rejected: “%s”',
    (text) => {
      expect(readSum(text, 'en', 2)).toBeUndefined();
    },
  );

  it('resolves ambiguous separators by language', () => {
    expect(readSum('1.200', 'de', 2)).toBe(120_000);
    expect(readSum('1.200', 'en', 2)).toBe(120);
  });

  it('has no decimals in a currency without them', () => {
    expect(currencyDigits('KRW')).toBe(0);
    expect(readSum('1,200', 'ko', 0)).toBe(1200);
    expect(readSum('1.5', 'ko', 0)).toBeUndefined();
  });

  it.each(languages.map(({ prefix }) => prefix))('can be read back in %s', (lang) => {
    expect(readSum(formatFor(lang).number(1200), lang, 2)).toBe(120_000);
  });
});

describe('a savings plan', () => {
  it('consists of full months if the goal divides evenly', () => {
    expect(savingPlan(120_000, 10_000)).toEqual({ months: 12, last: 10_000 });
  });

  it('otherwise has a smaller last month', () => {
    expect(savingPlan(100_000, 30_000)).toEqual({ months: 4, last: 10_000 });
    expect(savingPlan(500, 30_000)).toEqual({ months: 1, last: 500 });
  });

  it('is exact for the largest amounts', () => {
    const goal = Number.MAX_SAFE_INTEGER;
    expect(savingPlan(goal, 2)).toEqual({ months: (goal + 1) / 2, last: 1 });
  });
});
