/** The currencies of the mock provider. */
export const currencies = [
  { id: '1', code: 'USD', name: 'US Dollar', symbol: '$' },
  { id: '2', code: 'EUR', name: 'Euro', symbol: '€' },
  { id: '3', code: 'KRW', name: 'South Korean Won', symbol: '₩' },
];

export const languages = [
  { id: '1', name: 'English', nativeName: 'English', code: 'en', index: 1 },
  { id: '2', name: 'German', nativeName: 'Deutsch', code: 'de', index: 2 },
];

export type MockCurrency = (typeof currencies)[number];

/** Units of each currency for one US dollar. */
export const exchangeRates = {
  base: currencies[0],
  Rates: [
    { Currency: currencies[0], decimals: 2, rate: '1' },
    { Currency: currencies[1], decimals: 2, rate: '0.92' },
    { Currency: currencies[2], decimals: 0, rate: '1384' },
  ].map((rate) => ({ ...rate, source: 'Mock rates', takenAt: '2026-11-02T12:00:00.000Z' })),
};

/** The currency of a code. */
export function currencyOf(code: string): MockCurrency {
  const found = currencies.find((currency) => currency.code === code);
  if (!found) throw new Error(`No currency ${code}`);
  return found;
}
