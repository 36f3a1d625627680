import { expect, it } from 'vitest';
import { defaultCurrency } from '@/shared/defaultCurrency';

const named = (code: string, isComplete: boolean) => ({ code, isComplete });

it('a language’s currency is the default if everything on sale is priced in it', () => {
  expect(defaultCurrency([named('USD', true), named('IRR', true)], 'fa')?.code).toBe('IRR');
});

it('a currency in which only plans are priced is not the default; dollars are', () => {
  expect(defaultCurrency([named('EUR', true), named('USD', true), named('IRR', false)], 'fa')?.code).toBe(
    'USD',
  );
});

it('an owner who sells in one currency sells in it to everyone', () => {
  const currencies = [named('USD', false), named('EUR', true), named('IRR', false)];
  for (const lang of ['en', 'fa', 'de'] as const) expect(defaultCurrency(currencies, lang)?.code).toBe('EUR');
});

it('if no currency covers everything, the language’s own is the default, if there is one', () => {
  const currencies = [named('USD', false), named('IRR', false)];
  expect(defaultCurrency(currencies, 'fa')?.code).toBe('IRR');
  expect(defaultCurrency(currencies, 'ko')).toBeUndefined();
});
