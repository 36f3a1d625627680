import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { languageOf } from '../../src/shared/languages.ts';
import type { Minor } from '../../src/shared/money.ts';
import { promoCode } from '../../src/shared/validation.ts';
import { allCurrencies } from '../catalogue/directories.ts';
import type { Database } from '../database/schema.ts';
import type { Caller } from '../graphql/context.ts';
import { failure } from '../graphql/errors.ts';
import { hadGift } from './gifts.ts';
import { charge, priceNow } from './pricing.ts';

/** What a buyer chose, as it came in. */
export interface OrderInput {
  readonly productId: string;
  readonly tariffId?: string | null | undefined;
  readonly currencyId?: string | null | undefined;
  readonly giftId?: string | null | undefined;
  readonly promoCode?: string | null | undefined;
}

/** What a buyer chose, as we sell it. */
export interface Selection {
  readonly product: Selectable<Database['products']>;
  readonly tariffId: string;
  readonly giftId: string | null;
  readonly currency: Selectable<Database['currencies']>;
  /** The promo code that counts, if any. */
  readonly promoCode: string | null;
  /** Whether the given promo code counts; null without one. */
  readonly promoCodeAccepted: boolean | null;
  readonly default: Minor;
  readonly total: Minor;
}

const wrong = (field: string): Error =>
  failure('BAD_USER_INPUT', `${field} cannot be ordered.`, { fields: { [field]: 'invalid' } });

/** Checks a choice against the catalogue and prices it. @throws Failure NOT_FOUND, BAD_USER_INPUT with `fields` */
export async function resolveSelection(
  db: Kysely<Database>,
  now: Date,
  caller: Pick<Caller, 'user' | 'lang'>,
  input: OrderInput,
  /** A code that the order being paid holds already counts although it may be used up since. */
  heldPromoCode?: string | null,
): Promise<Selection> {
  const product = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', input.productId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!product) throw failure('NOT_FOUND', 'There is no such product.');

  const prices = await db
    .selectFrom('prices')
    .innerJoin('tariffs', 'tariffs.id', 'prices.tariff_id')
    .selectAll('prices')
    .where('tariffs.product_id', '=', product.id)
    .orderBy('tariffs.position')
    .execute();
  const inBase = prices.filter((price) => price.currency_id === product.base_currency_id);
  const cheapest = inBase.toSorted((a, b) => priceNow(a, now) - priceNow(b, now))[0];
  const tariffId = input.tariffId ?? cheapest?.tariff_id;
  const ofTariff = prices.filter((price) => price.tariff_id === tariffId);
  if (tariffId === undefined || ofTariff.length === 0) throw wrong('tariffId');

  const currencies = await allCurrencies(db);
  if (input.currencyId && !currencies.some(({ id }) => id === input.currencyId)) throw wrong('currencyId');
  const guessed = languageOf(caller.lang).currency;
  const wanted =
    input.currencyId ?? caller.user?.currency_id ?? currencies.find(({ code }) => code === guessed)?.id;
  const price =
    ofTariff.find(({ currency_id: id }) => id === wanted) ??
    ofTariff.find(({ currency_id: id }) => id === product.base_currency_id);
  const currency = currencies.find(({ id }) => id === price?.currency_id);
  if (!price || !currency) throw wrong('currencyId');

  const giftId = input.giftId ? await giftOf(db, caller, input.giftId, tariffId) : null;
  const promo = await promoOf(db, now, product.id, input.promoCode, heldPromoCode);
  return {
    product,
    tariffId,
    giftId,
    currency,
    promoCode: promo?.code ?? null,
    promoCodeAccepted: input.promoCode?.trim() ? promo !== undefined : null,
    ...charge(price, promo?.percent ?? 0, now, currency.digits),
  };
}

/** A gift that comes with the tariff and that this person can still have. */
async function giftOf(
  db: Kysely<Database>,
  { user }: Pick<Caller, 'user'>,
  giftId: string,
  tariffId: string,
): Promise<string> {
  const gift = await db
    .selectFrom('gifts')
    .innerJoin('gift_tariffs', 'gift_tariffs.gift_id', 'gifts.id')
    .select(['gifts.id', 'gifts.is_reusable'])
    .where('gifts.id', '=', giftId)
    .where('gifts.active', '=', true)
    .where('gift_tariffs.tariff_id', '=', tariffId)
    .executeTakeFirst();
  if (!gift) throw wrong('giftId');
  if (gift.is_reusable || !user) return gift.id;
  const had = await hadGift(db, user.id, gift.id);
  if (had) throw failure('BAD_USER_INPUT', 'This gift can be had once.', { fields: { giftId: 'taken' } });
  return gift.id;
}

/** The promo code if it counts for this product now. */
async function promoOf(
  db: Kysely<Database>,
  now: Date,
  productId: string,
  given: string | null | undefined,
  held: string | null | undefined,
): Promise<{ code: string; percent: number } | undefined> {
  const parsed = v.safeParse(promoCode, given ?? '');
  if (!parsed.success || parsed.output === '') return undefined;
  const promo = await db
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', '=', parsed.output)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!promo) return undefined;
  if (promo.product_id !== null && promo.product_id !== productId) return undefined;
  if (promo.code === held) return promo;
  if (promo.valid_until !== null && promo.valid_until <= now) return undefined;
  return promo.max_uses !== null && promo.uses >= promo.max_uses ? undefined : promo;
}
