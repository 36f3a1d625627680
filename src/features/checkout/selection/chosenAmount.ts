import type { Selection } from '@/features/checkout/selection/selection';
import type { Price, Product, Tariff } from '@/features/checkout/types';

/** An amount with the id of its currency, as selection and address have it: in another one it would be another amount. */
export const writeAmount = (amount: string, currencyId: string): string => `${amount}-${currencyId}`;

/** The amount of a selection in a currency; undefined where it was chosen in another one, or not at all. */
export function amountIn(chosen: string | undefined, currencyId: string | undefined): string | undefined {
  return chosen?.endsWith(`-${currencyId}`) ? chosen.split('-')[0] : undefined;
}

/** The price of a tariff in the wanted currency, else in the base currency, which comes first. */
export const pricedIn = ({ Prices }: Tariff, currencyId: string | undefined): Price | undefined =>
  Prices.find(({ Currency }) => Currency.id === currencyId) ?? Prices[0];

/** What the server needs to know of a chosen amount, which is in the currency that is charged. */
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
