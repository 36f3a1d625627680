import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { promoCode } from '../../../src/shared/validation.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';

type PromoCode = Selectable<Database['promo_codes']>;

/** A promo code normalized for comparison; undefined for what can't be one. */
export function promoCodeOf(given: string | null | undefined): string | undefined {
  const parsed = v.safeParse(promoCode, given ?? '');
  return parsed.success && parsed.output !== '' ? parsed.output : undefined;
}

/** Whether nothing visible was typed. */
export const isBlankCode = (given: string | null | undefined): boolean =>
  v.safeParse(promoCode, given ?? '').output === '';

/** How many uses of a code are reserved by unpaid orders, not counting those of a given user or order. */
export async function heldUses(
  db: Kysely<Database>,
  now: Date,
  code: string,
  except: { readonly userId?: string | undefined; readonly orderId?: string | undefined },
): Promise<number> {
  const { held } = await db
    .selectFrom('promo_holds')
    .innerJoin('orders', 'orders.id', 'promo_holds.order_id')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('code', '=', code)
    .where('promo_holds.expires_at', '>', now)
    .where('orders.user_id', '<>', except.userId ?? '')
    .where('orders.id', '<>', except.orderId ?? '')
    .executeTakeFirstOrThrow();
  return held;
}

/** The promo code, if it's valid for this product and caller now. */
export async function promoFor(
  db: Kysely<Database>,
  now: Date,
  caller: Pick<Caller, 'user'>,
  productId: string,
  given: string | null | undefined,
  /** The code of the order being paid stays valid, even if it's used up by now. */
  ofOrder?: string | null,
): Promise<PromoCode | undefined> {
  const code = promoCodeOf(given);
  if (code === undefined) return undefined;
  const promo = await db
    .selectFrom('promo_codes')
    .selectAll()
    .where('code', '=', code)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!promo) return undefined;
  if (promo.product_id !== null && promo.product_id !== productId) return undefined;
  if (promo.code === ofOrder) return promo;
  if (promo.valid_until !== null && promo.valid_until <= now) return undefined;
  if (promo.max_uses === null) return promo;
  const held = await heldUses(db, now, code, { userId: caller.user?.id });
  return promo.uses + held < promo.max_uses ? promo : undefined;
}
