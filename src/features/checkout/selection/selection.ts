import { compareAmounts } from '@/commerce/price';
import { unavailableReasonAt } from '@/commerce/useUnavailableReason';
import type { OrderInput } from '@/data/generated/checkout';
import type { Gift, Product, Tariff } from '@/features/checkout/types';

/** What is being bought. */
export interface Selection {
  readonly tariffId: string;
  /** Undefined if the buyer wants none or the tariff has none. */
  readonly giftId: string | undefined;
  /** As applied, in upper case; empty if none. */
  readonly promoCode: string;
  /** The amount in the format of `writeAmount`, if the buyer chooses it. */
  readonly amount?: string | undefined;
}

/** A selection as read from the URL; nothing in it is known to exist. */
export interface WantedSelection {
  readonly tariff: string | undefined;
  readonly gift: string | undefined;
  readonly promo: string | undefined;
  readonly amount?: string | undefined;
}

export type SelectionAction =
  | { readonly type: 'tariff'; readonly id: string }
  | { readonly type: 'gift'; readonly id: string | undefined }
  | { readonly type: 'promo'; readonly code: string }
  | { readonly type: 'amount'; readonly amount: string };

const byIndex = <Row extends { readonly index: number }>(a: Row, b: Row): number => a.index - b.index;

/** The tariffs in display order. */
export const tariffsOf = (product: Product): Tariff[] => [...product.Tariffs].sort(byIndex);

/** The bonuses of a tariff, in display order. */
export const giftsOf = (product: Product, tariffId: string): Gift[] =>
  product.Gifts.filter((gift) => gift.active && gift.tariffIds.includes(tariffId)).sort(byIndex);

/** The tariff that the server uses if none is given: the cheapest on sale, else the cheapest. */
export function defaultTariff(product: Product): Tariff | undefined {
  const byPrice = tariffsOf(product).sort((a, b) => compareAmounts(a.priceDifference, b.priceDifference));
  const now = Date.now();
  return byPrice.find((tariff) => unavailableReasonAt(now, tariff) === undefined) ?? byPrice[0];
}

const allowedGift = (product: Product, tariffId: string, giftId: string | undefined): string | undefined =>
  giftsOf(product, tariffId).find((gift) => gift.id === giftId)?.id;

/** The page's initial selection: what the URL asks for, as far as it exists. */
export function openingSelection(product: Product, wanted: WantedSelection): Selection | undefined {
  const tariff = product.Tariffs.find(({ id }) => id === wanted.tariff) ?? defaultTariff(product);
  if (!tariff) return undefined;
  return {
    tariffId: tariff.id,
    giftId: allowedGift(product, tariff.id, wanted.gift),
    promoCode: wanted.promo ?? '',
    amount: wanted.amount,
  };
}

/** The next selection. A new tariff drops a bonus that it doesn't include, and an amount chosen for another tariff. */
export function selectionReducer(product: Product, selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'tariff':
      return {
        ...selection,
        tariffId: action.id,
        giftId: allowedGift(product, action.id, selection.giftId),
        amount: undefined,
      };
    case 'gift':
      return { ...selection, giftId: allowedGift(product, selection.tariffId, action.id) };
    case 'promo':
      return { ...selection, promoCode: action.code };
    case 'amount':
      return { ...selection, amount: action.amount };
  }
}

/** What the server prices and sells: a selection in a currency. */
export type PricedSelection = OrderInput & {
  productId: string;
  tariffId: string;
  giftId?: string;
  currencyId?: string;
  amount?: string;
};

/** The selection as API input. */
export const orderInput = (
  productId: string,
  selection: Selection,
  currencyId: string | undefined,
): PricedSelection => ({
  productId,
  tariffId: selection.tariffId,
  ...(currencyId !== undefined && { currencyId }),
  ...(selection.giftId !== undefined && { giftId: selection.giftId }),
  ...(selection.promoCode !== '' && { promoCode: selection.promoCode }),
});
