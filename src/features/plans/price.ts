import { compareAmounts, priceIn, type ShownPrice } from '@/commerce/price';
import { useUnavailableReason, type Sale, type Stopped } from '@/commerce/useUnavailableReason';
import type { ShownPriceFragment } from '@/data/generated/public/landing';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { defaultCurrency } from '@/shared/defaultCurrency';
import type { Lang } from '@/shared/languages';

export interface Priced {
  readonly Tariffs: readonly { readonly index: number; readonly Prices: readonly ShownPriceFragment[] }[];
}

/** The price in the wanted currency, else in the language's default currency, else in the base currency. */
export function suggestedPrice(
  prices: readonly ShownPriceFragment[],
  wantedId: string | undefined,
  lang: Lang,
): ShownPrice | undefined {
  const currencies = prices.map(({ Currency }) => Currency);
  return priceIn(prices, wantedId ?? defaultCurrency(currencies, lang)?.id);
}

/**
 * The lowest tariff price in the visitor's currency: the chosen one, else the account's, else the language's default.
 */
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

/** A product's price across its tariffs on sale, or why none of them is. */
type Offered =
  | { readonly price: ShownPrice; readonly isFrom: boolean }
  | { readonly price: undefined; readonly why: Stopped };

/** Returns a product's price in the visitor's currency, or why it can't be bought. */
export function useSalePrice(): (product: Sold) => Offered {
  const stopped = useUnavailableReason();
  const priceOf = usePriceOf();
  return ({ Tariffs }) => {
    const onSale = Tariffs.filter((tariff) => stopped(tariff) === undefined);
    const price = priceOf({ Tariffs: onSale });
    if (price) return { price, isFrom: onSale.length > 1 || price.isLeast };
    // Sold out matters more than over, because it may come back.
    return { price, why: Tariffs.some((tariff) => stopped(tariff) === 'soldOut') ? 'soldOut' : 'over' };
  };
}
