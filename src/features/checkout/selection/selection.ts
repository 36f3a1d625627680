import { compareAmounts } from '@/commerce/price';
import { stoppedAt } from '@/commerce/useStopped';
import type { OrderInput } from '@/data/generated/checkout';
import type { Gift, Product, Tariff } from '@/features/checkout/types';

/** What is being bought. */
export interface Selection {
  readonly tariffId: string;
  /** Undefined where the buyer wants none or the tariff brings none. */
  readonly giftId: string | undefined;
  /** As applied, in capitals; empty without one. */
  readonly promoCode: string;
  /** What is to be paid, as `writeAmount` writes it, where the buyer chooses. */
  readonly amount?: string | undefined;
}

/** What an address says about a selection; none of it is trusted to exist. */
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

/** The tariffs in the order of their cards. */
export const tariffsOf = (product: Product): Tariff[] => [...product.Tariffs].sort(byIndex);

/** The gifts that a tariff brings, in the order of their cards. */
export const giftsOf = (product: Product, tariffId: string): Gift[] =>
  product.Gifts.filter((gift) => gift.active && gift.tariffIds.includes(tariffId)).sort(byIndex);

/** The tariff that the server takes where none is named: the cheapest that can be bought, else the cheapest. */
export function defaultTariff(product: Product): Tariff | undefined {
  const byPrice = tariffsOf(product).sort((a, b) => compareAmounts(a.priceDifference, b.priceDifference));
  const now = Date.now();
  return byPrice.find((tariff) => stoppedAt(now, tariff) === undefined) ?? byPrice[0];
}

const allowedGift = (product: Product, tariffId: string, giftId: string | undefined): string | undefined =>
  giftsOf(product, tariffId).find((gift) => gift.id === giftId)?.id;

/** The selection that a page opens with: what the address asks for as far as it exists. */
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

/** The next selection. A gift that the new tariff does not bring is dropped, and so is the amount chosen for another. */
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

/** The selection as the server takes it. */
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
