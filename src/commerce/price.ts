/** A price of the contract, in one currency; amounts are decimal strings such as `"19.90"`. */
export interface CurrencyPrice {
  /** The list price. */
  readonly default: string;
  /** What is paid now, where `withSale`. */
  readonly sale: string | null;
  /** An earlier price to strike out, with a sale or without. */
  readonly old: string | null;
  readonly withSale: boolean;
  /** What members pay, where that is less. */
  readonly member: string | null;
  /** What is suggested where the buyer chooses what to pay; plans have fixed prices. */
  readonly suggested?: string | null;
  readonly Currency: { readonly id: string; readonly code: string };
}

/** What a page shows: the amount to pay, and the higher one that is struck out beside it. */
export interface ShownPrice {
  readonly amount: string;
  readonly struck: string | undefined;
  /** What members pay, where that is less. */
  readonly member: string | null;
  /** Whether the buyer chooses what to pay, the amount being the least. */
  readonly isLeast: boolean;
  /** ISO 4217. */
  readonly currency: string;
}

/** Compares two amounts of the same currency: negative, zero or positive, as `a - b`. */
export const compareAmounts = (a: string, b: string): number => Number(a) - Number(b);

/** The one rule for what is paid and what is struck out; only a higher price is worth striking out. */
export function shownPrice(price: CurrencyPrice): ShownPrice {
  const amount = price.withSale && price.sale !== null ? price.sale : price.default;
  const before = price.old ?? price.default;
  return {
    amount,
    struck: compareAmounts(before, amount) > 0 ? before : undefined,
    member: price.member,
    isLeast: typeof price.suggested === 'string',
    currency: price.Currency.code,
  };
}

/** The price in the first wanted currency that there is one in, else the base currency, which comes first. */
export function priceIn(
  prices: readonly CurrencyPrice[],
  ...currencyIds: readonly (string | undefined)[]
): ShownPrice | undefined {
  const price =
    currencyIds.map((id) => prices.find(({ Currency }) => Currency.id === id)).find((found) => found) ??
    prices[0];
  return price && shownPrice(price);
}
