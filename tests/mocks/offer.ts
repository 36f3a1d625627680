import { currencyOf } from './currencies';

/** What a tariff costs in one currency. */
export const price = (code: string, amount: string, sale?: string) => ({
  Currency: currencyOf(code),
  default: amount,
  sale: sale ?? null,
  old: sale === undefined ? null : amount,
  withSale: sale !== undefined,
});

/** A tariff without its prices. */
export const tariff = (id: string, index: number, name: string, description: string, difference: string) => ({
  id,
  index,
  name,
  description,
  priceDifference: difference,
});

/** A product without prices and tariffs, sold for good. */
export const product = (id: string, title: string, description: string) => ({
  id,
  title,
  description,
  landingUrl: null,
  active: true,
  availableBySubscription: false,
  availableDuration: null as number | null,
  affiliateProgram: false,
  imageWeb: null,
  imageMob: null,
  appleId: null,
  Plan: null as object | null,
});
