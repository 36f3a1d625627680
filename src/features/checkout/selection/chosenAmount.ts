import type { Selection } from '@/features/checkout/selection/selection';
import type { Price, Product, Tariff } from '@/features/checkout/types';

/**
 * An amount tagged with its currency id, as stored in the selection and the URL, so that it's never read in another
 * currency.
 */
export const writeAmount = (amount: string, currencyId: string): string => `${amount}-${currencyId}`;

/** The chosen amount in a currency; undefined if none, or if it was chosen in another currency. */
export function amountIn(chosen: string | undefined, currencyId: string | undefined): string | undefined {
  return chosen?.endsWith(`-${currencyId}`) ? chosen.split('-')[0] : undefined;
}

/** A tariff's price in the wanted currency; falls back to the base currency, which comes first. */
export const pricedIn = ({ Prices }: Tariff, currencyId: string | undefined): Price | undefined =>
  Prices.find(({ Currency }) => Currency.id === currencyId) ?? Prices[0];

/** The chosen amount for the API, in the currency that is charged. */
export function chosenAmount(
  { Tariffs }: Product,
  { tariffId, amount: chosen }: Selection,
  currencyId: string | undefined,
): { amount: string; currencyId: string } | undefined {
  const tariff = Tariffs.find(({ id }) => id === tariffId);
  const id = tariff && pricedIn(tariff, currencyId)?.Currency.id;
  const amount = amountIn(chosen, id);
  return amount === undefined || id === undefined ? undefined : { amount, currencyId: id };
}
