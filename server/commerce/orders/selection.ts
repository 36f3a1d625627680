import type { Kysely, Selectable } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { hadBonus } from './gifts.ts';
import {
  amountRange,
  chargeChosen,
  outOfRange,
  readChosenAmount,
  type AmountRange,
} from '../../catalogue/chosenAmount.ts';
import { charge, type StoredPrice, type Terms } from '../../catalogue/pricing.ts';
import type { FieldError } from '../../../src/shared/errorCodes.ts';
import { isBlankCode, promoFor } from './promoCodes.ts';

/** A buyer's selection as received. */
export interface OrderInput {
  readonly productId: string;
  readonly tariffId?: string | null | undefined;
  readonly currencyId?: string | null | undefined;
  readonly giftId?: string | null | undefined;
  readonly promoCode?: string | null | undefined;
  /** As a Decimal in the currency of `currencyId`. */
  readonly amount?: string | null | undefined;
}

/** A buyer's selection resolved against the catalog. */
export interface Selection {
  readonly product: Selectable<Database['products']>;
  readonly tariffId: string;
  readonly giftId: string | null;
  readonly currency: Selectable<Database['currencies']>;
  /** The promo code that applies, if any. */
  readonly promoCode: string | null;
  /** Whether the given promo code is valid for this; null without one. */
  readonly promoCodeAccepted: boolean | null;
  readonly default: Minor;
  readonly total: Minor;
  /** Whether `total` is the member price; a promo code doesn't apply then. */
  readonly isMemberPrice: boolean;
  /** Whether the buyer pays member prices, where there are any. */
  readonly isMember: boolean;
  /** What the buyer would save as a member; 0 if they are one. */
  readonly memberSaving: Minor;
  /** What the buyer can choose to pay; null if the price is fixed. */
  readonly range: AmountRange | null;
  /** What they chose; null if they didn't. */
  readonly chosen: Minor | null;
}

/** What's known about the buyer besides the caller. */
interface Buyer {
  readonly isMember: boolean;
  /** The promo code of the order being paid, which applies even if it's used up by now. */
  readonly ofOrder?: string | null | undefined;
}

const wrong = (field: string, problem: FieldError = 'invalid'): Error =>
  failure('BAD_USER_INPUT', `${field} cannot be ordered.`, { fields: { [field]: problem } });

/**
 * Validates a selection against what is offered of its product, and prices it.
 * @throws Failure NOT_FOUND, BAD_USER_INPUT with `fields`
 */
export async function resolveSelection(
  db: Kysely<Database>,
  offer: Offer | undefined,
  now: Date,
  caller: Pick<Caller, 'user' | 'lang'>,
  input: OrderInput,
  { isMember, ofOrder }: Buyer = { isMember: false },
): Promise<Selection> {
  if (!offer) throw failure('NOT_FOUND', 'Product not found.');
  const { product, prices, currencies } = offer;
  const { tariffId } = input;
  const ofTariff = prices.filter((price) => price.tariff_id === tariffId);
  if (!tariffId || ofTariff.length === 0) throw wrong('tariffId');

  if (input.currencyId && !currencies.some(({ id }) => id === input.currencyId)) throw wrong('currencyId');
  const wanted = input.currencyId ?? caller.user?.currency_id ?? offer.defaultCurrency(caller.lang)?.id;
  const price =
    ofTariff.find(({ currency_id: id }) => id === wanted) ??
    ofTariff.find(({ currency_id: id }) => id === product.base_currency_id);
  const currency = currencies.find(({ id }) => id === price?.currency_id);
  if (!price || !currency) throw wrong('currencyId');

  const giftId = input.giftId ? await giftOf(db, offer, caller, input.giftId, tariffId) : null;
  const promo = await promoFor(db, now, caller, product.id, input.promoCode, ofOrder);
  const terms = { percent: promo?.percent ?? 0, isMember };
  const { needsPromoCode, ...charged } = priced(price, terms, now, currency, input);
  return {
    product,
    tariffId,
    giftId,
    currency,
    promoCode: needsPromoCode ? (promo?.code ?? null) : null,
    promoCodeAccepted: isBlankCode(input.promoCode) ? null : promo !== undefined,
    ...charged,
    isMember,
  };
}

/** What this buyer pays: the fixed price, the amount they chose, or the suggested one. */
function priced(
  price: StoredPrice & { readonly currency_id: string },
  terms: Terms,
  now: Date,
  currency: Selection['currency'],
  { amount, currencyId }: OrderInput,
) {
  const { digits } = currency;
  const range = amountRange(price, terms, now, currency);
  if (!range) {
    const fixed = charge(price, terms, now, digits);
    const memberSaving = fixed.total - charge(price, { ...terms, isMember: true }, now, digits).total;
    return { ...fixed, needsPromoCode: !fixed.isMemberPrice, memberSaving, range, chosen: null };
  }
  // In another currency, the chosen amount would mean something else.
  if (amount && currencyId !== price.currency_id) throw wrong('currencyId');
  const chosen = amount ? readChosenAmount(amount, digits) : null;
  if (chosen === undefined) throw wrong('amount');
  const charged = chargeChosen(chosen ?? range.suggested, price, terms, now, digits);
  return { ...charged, memberSaving: 0, range, chosen };
}

/** Refuses a chosen amount that is out of range by now. @throws Failure BAD_USER_INPUT with `fields` */
export function refuseOutOfRange({ range, total }: Pick<Selection, 'range' | 'total'>): void {
  const problem = range && outOfRange(total, range);
  if (problem) throw wrong('amount', problem);
}

/** A bonus that comes with the tariff and that this user can still have. */
async function giftOf(
  db: Kysely<Database>,
  offer: Offer,
  { user }: Pick<Caller, 'user'>,
  giftId: string,
  tariffId: string,
): Promise<string> {
  const gift = offer.gift(giftId, tariffId);
  if (!gift) throw wrong('giftId');
  if (gift.is_reusable || !user) return gift.id;
  const had = await hadBonus(db, user.id, gift.id);
  if (had) throw failure('BAD_USER_INPUT', 'This gift can be had once.', { fields: { giftId: 'taken' } });
  return gift.id;
}
