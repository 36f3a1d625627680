import { compareAmounts, priceIn, type ShownPrice } from '@/commerce/price';
import type { ShownPriceFragment } from '@/data/generated/public/landing';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { languageOf } from '@/shared/languages';

interface Priced {
  readonly Tariffs: readonly { readonly index: number; readonly Prices: readonly ShownPriceFragment[] }[];
}

/** The price in the wanted currency: by id, else the one that the language suggests, else the base currency. */
export function suggestedPrice(
  prices: readonly ShownPriceFragment[],
  wantedId: string | undefined,
  suggestedCode: string,
): ShownPrice | undefined {
  const suggested = prices.find(({ Currency }) => Currency.code === suggestedCode)?.Currency.id;
  return priceIn(prices, wantedId ?? suggested);
}

/** The price of the cheapest tariff in the visitor's currency: chosen, else the account's, else the language's. */
export function usePriceOf(): (priced: Priced) => ShownPrice | undefined {
  const guess = languageOf(useLang()).currency;
  const id = useSession(({ currencyId, user }) => currencyId ?? user?.currencyId ?? undefined);
  return ({ Tariffs }) => {
    const prices = Tariffs.map((tariff) => suggestedPrice(tariff.Prices, id, guess)).filter(
      (price) => price !== undefined,
    );
    return prices.toSorted((a, b) => compareAmounts(a.amount, b.amount))[0];
  };
}
