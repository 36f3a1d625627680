import type { Kysely, Selectable } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Offer } from '../../catalogue/offer.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { hadGift } from './gifts.ts';
import { charge } from '../../catalogue/pricing.ts';
import { promoFor } from './promoCodes.ts';

/** A buyer's selection as it was received. */
export interface OrderInput {
  readonly productId: string;
  readonly tariffId?: string | null | undefined;
  readonly currencyId?: string | null | undefined;
  readonly giftId?: string | null | undefined;
  readonly promoCode?: string | null | undefined;
}

/** A buyer's selection resolved against the catalogue. */
export interface Selection {
  readonly product: Selectable<Database['products']>;
  readonly tariffId: string;
  readonly giftId: string | null;
  readonly currency: Selectable<Database['currencies']>;
  /** The promo code that counts, if any. */
  readonly promoCode: string | null;
  /** Whether the given promo code is good for this; null without one. */
  readonly promoCodeAccepted: boolean | null;
  readonly default: Minor;
  readonly total: Minor;
  /** Whether `total` is the price for members; a promo code does not count then. */
  readonly isMemberPrice: boolean;
  /** Whether the buyer pays members' prices, where there are such. */
  readonly isMember: boolean;
  /** What the buyer would save as a member; 0 for one. */
  readonly memberSaving: Minor;
}

/** What is known of the buyer beside the caller. */
interface Buyer {
  readonly isMember: boolean;
  /** The promo code of the order being paid, which counts although it may be used up since. */
  readonly ofOrder?: string | null | undefined;
}

const wrong = (field: string): Error =>
  failure('BAD_USER_INPUT', `${field} cannot be ordered.`, { fields: { [field]: 'invalid' } });

/**
 * Checks a choice against what is offered of its product, and prices it.
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
  if (!offer) throw failure('NOT_FOUND', 'There is no such product.');
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
  const percent = promo?.percent ?? 0;
  const charged = charge(price, { percent, isMember }, now, currency.digits);
  return {
    product,
    tariffId,
    giftId,
    currency,
    promoCode: charged.isMemberPrice ? null : (promo?.code ?? null),
    promoCodeAccepted: input.promoCode?.trim() ? promo !== undefined : null,
    ...charged,
    isMember,
    memberSaving: charged.total - charge(price, { percent, isMember: true }, now, currency.digits).total,
  };
}

/** A gift that comes with the tariff and that this person can still have. */
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
  const had = await hadGift(db, user.id, gift.id);
  if (had) throw failure('BAD_USER_INPUT', 'This gift can be had once.', { fields: { giftId: 'taken' } });
  return gift.id;
}
