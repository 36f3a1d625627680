/** A price from the API, in one currency; amounts are decimal strings such as `"19.90"`. */
export interface CurrencyPrice {
  /** The list price. */
  readonly default: string;
  /** The current price, if `withSale`. */
  readonly sale: string | null;
  /** An earlier price to strike through, whether or not there is a sale. */
  readonly old: string | null;
  /** The lowest price of the 30 days before a reduction, where the law asks to show it. */
  readonly lowest?: string | null;
  readonly withSale: boolean;
  /** What members pay, if it's lower. */
  readonly member: string | null;
  /** The suggested amount for pay-what-you-want prices; plans have fixed prices. */
  readonly suggested?: string | null;
  readonly Currency: { readonly id: string; readonly code: string };
}

/** The price to display: the amount to pay, and the higher one that is struck through. */
export interface ShownPrice {
  readonly amount: string;
  readonly struck: string | undefined;
  /** The lowest price of the 30 days before the reduction, where it has to be shown. */
  readonly lowest: string | null;
  /** What members pay, if it's lower. */
  readonly member: string | null;
  /** Whether the buyer chooses what to pay, with `amount` as the minimum. */
  readonly isLeast: boolean;
  /** ISO 4217. */
  readonly currency: string;
}

/** Compares two amounts of the same currency: negative, zero or positive, as `a - b`. */
export const compareAmounts = (a: string, b: string): number => Number(a) - Number(b);

/** The single rule for what is paid and what is struck through: only a higher price is struck through. */
export function shownPrice(price: CurrencyPrice): ShownPrice {
  const amount = price.withSale && price.sale !== null ? price.sale : price.default;
  const before = price.old ?? price.default;
  return {
    amount,
    struck: compareAmounts(before, amount) > 0 ? before : undefined,
    lowest: price.lowest ?? null,
    member: price.member,
    isLeast: typeof price.suggested === 'string',
    currency: price.Currency.code,
  };
}

/** The price in the first of the given currencies that has one, otherwise in the base currency, which comes first. */
export function priceIn(
  prices: readonly CurrencyPrice[],
  ...currencyIds: readonly (string | undefined)[]
): ShownPrice | undefined {
  const price =
    currencyIds.map((id) => prices.find(({ Currency }) => Currency.id === id)).find((found) => found) ??
    prices[0];
  return price && shownPrice(price);
}
