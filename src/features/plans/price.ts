import type { ShownPriceFragment } from '@/graphql/generated/public/landing';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { languageOf } from '@/shared/languages';

interface Priced {
  readonly Tariffs: readonly { readonly index: number; readonly Prices: readonly ShownPriceFragment[] }[];
}

/** What is paid now, and what is struck out beside it. */
export interface ShownPrice {
  readonly now: string;
  readonly before: string | undefined;
  readonly currency: string;
}

/** Chooses the price in the wanted currency: by id, else by code, else the base currency, which comes first. */
export function priceIn(
  prices: readonly ShownPriceFragment[],
  wantedId: string | undefined,
  guessedCode: string,
): ShownPrice | undefined {
  const price =
    (wantedId === undefined
      ? prices.find(({ Currency }) => Currency.code === guessedCode)
      : prices.find(({ Currency }) => Currency.id === wantedId)) ?? prices[0];
  if (!price) return undefined;
  const onSale = price.withSale && price.sale !== null;
  return {
    now: onSale ? (price.sale ?? price.default) : price.default,
    before: onSale ? (price.old ?? price.default) : undefined,
    currency: price.Currency.code,
  };
}

/** The price of the cheapest tariff in the visitor's currency: chosen, else the account's, else the language's. */
export function usePriceOf(): (priced: Priced) => ShownPrice | undefined {
  const guess = languageOf(useLang()).currency;
  const id = useSession(({ currencyId, user }) => currencyId ?? user?.currencyId ?? undefined);
  return ({ Tariffs }) => {
    const prices = Tariffs.map((tariff) => priceIn(tariff.Prices, id, guess)).filter(
      (price) => price !== undefined,
    );
    return prices.toSorted((a, b) => Number(a.now) - Number(b.now))[0];
  };
}
