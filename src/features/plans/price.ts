import { compareAmounts, priceIn, type ShownPrice } from '@/commerce/price';
import { useStopped, type Sale, type Stopped } from '@/commerce/useStopped';
import type { ShownPriceFragment } from '@/data/generated/public/landing';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { defaultCurrency } from '@/shared/defaultCurrency';
import type { Lang } from '@/shared/languages';

export interface Priced {
  readonly Tariffs: readonly { readonly index: number; readonly Prices: readonly ShownPriceFragment[] }[];
}

/** The price in the wanted currency, else in that of a visitor who chose none, else in the base currency. */
export function suggestedPrice(
  prices: readonly ShownPriceFragment[],
  wantedId: string | undefined,
  lang: Lang,
): ShownPrice | undefined {
  const currencies = prices.map(({ Currency }) => Currency);
  return priceIn(prices, wantedId ?? defaultCurrency(currencies, lang)?.id);
}

/** The price of the cheapest tariff in the visitor's currency: chosen, else the account's, else that of a visitor who chose none. */
export function usePriceOf(): (priced: Priced) => ShownPrice | undefined {
  const lang = useLang();
  const id = useSession(({ currencyId, user }) => currencyId ?? user?.currencyId ?? undefined);
  return ({ Tariffs }) => {
    const prices = Tariffs.map((tariff) => suggestedPrice(tariff.Prices, id, lang)).filter(
      (price) => price !== undefined,
    );
    return prices.toSorted((a, b) => compareAmounts(a.amount, b.amount))[0];
  };
}

interface Sold {
  readonly Tariffs: readonly (Priced['Tariffs'][number] & Sale)[];
}

/** What a product costs by those of its tariffs that can be bought, or why none of them can. */
type Offered =
  | { readonly price: ShownPrice; readonly isFrom: boolean }
  | { readonly price: undefined; readonly why: Stopped };

/** Gives the price of a product in the visitor's currency, or why it cannot be bought. */
export function useOffered(): (product: Sold) => Offered {
  const stopped = useStopped();
  const priceOf = usePriceOf();
  return ({ Tariffs }) => {
    const onSale = Tariffs.filter((tariff) => stopped(tariff) === undefined);
    const price = priceOf({ Tariffs: onSale });
    if (price) return { price, isFrom: onSale.length > 1 || price.isLeast };
    // What comes back is worth more of a word than what does not.
    return { price, why: Tariffs.some((tariff) => stopped(tariff) === 'soldOut') ? 'soldOut' : 'over' };
  };
}
