import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { promoCode } from '../../../src/shared/validation.ts';
import type { Database } from '../../database/schema.ts';
import type { Caller } from '../../kernel/caller.ts';

type PromoCode = Selectable<Database['promo_codes']>;

/** A promo code as it is compared; undefined for what can be none. */
export function promoCodeOf(given: string | null | undefined): string | undefined {
  const parsed = v.safeParse(promoCode, given ?? '');
  return parsed.success && parsed.output !== '' ? parsed.output : undefined;
}

/** How many uses of a code unpaid orders keep, but for some that do not count. */
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

/** The promo code if it counts for this product and this caller now. */
export async function promoFor(
  db: Kysely<Database>,
  now: Date,
  caller: Pick<Caller, 'user'>,
  productId: string,
  given: string | null | undefined,
  /** The code of the order being paid already counts, although it may be used up since. */
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
