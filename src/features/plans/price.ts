import { compareAmounts, priceIn, type ShownPrice } from '@/commerce/price';
import type { ShownPriceFragment } from '@/data/generated/public/landing';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { defaultCurrency } from '@/shared/defaultCurrency';
import type { Lang } from '@/shared/languages';

interface Priced {
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
