import { expect, it } from 'vitest';
import { defaultCurrency } from '@/shared/defaultCurrency';

const named = (code: string, isComplete: boolean) => ({ code, isComplete });

it('a language’s currency is chosen where everything on sale has a price in it', () => {
  expect(defaultCurrency([named('USD', true), named('IRR', true)], 'fa')?.code).toBe('IRR');
});

it('a currency that only plans have prices in is not chosen: all prices are in dollars', () => {
  expect(defaultCurrency([named('EUR', true), named('USD', true), named('IRR', false)], 'fa')?.code).toBe(
    'USD',
  );
});

it('an owner who sells in one currency sells in it to everyone', () => {
  const currencies = [named('USD', false), named('EUR', true), named('IRR', false)];
  for (const lang of ['en', 'fa', 'de'] as const) expect(defaultCurrency(currencies, lang)?.code).toBe('EUR');
});

it('without a currency that everything is priced in, it is the language’s, if there is one', () => {
  const currencies = [named('USD', false), named('IRR', false)];
  expect(defaultCurrency(currencies, 'fa')?.code).toBe('IRR');
  expect(defaultCurrency(currencies, 'ko')).toBeUndefined();
});
