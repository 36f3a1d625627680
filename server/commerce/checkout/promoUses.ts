import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { networkOf, widerNetworkOf } from '../../kernel/networks.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { defineJob, type Job } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { closeAttempts } from '../orders/closeAttempts.ts';
import { lockAttempts, lockOrder, type Order } from '../orders/locks.ts';
import { transitionOrder } from '../orders/transitions.ts';
import { heldUses } from '../orders/promoCodes.ts';
import { quoteLifetime } from './quotes.ts';

/**
 * How long an unpaid order reserves a use, in milliseconds: as long as its quote is valid. Paying by card takes a few
 * minutes, including the bank's own confirmation.
 */
const holdLifetime = quoteLifetime;

/**
 * How many uses of one code the unpaid orders of one network (an IPv4 address or an IPv6 /48) can reserve at a time.
 */
const maxHeldByNetwork = 3;

/**
 * Reserves a use of an order's promo code, or extends the reservation; false if all uses are taken. Lock order: the
 * order, then the code's row, then ledger accounts.
 * @throws Failure RATE_LIMITED if the caller's network holds too many
 */
export async function holdPromoCode(
  trx: Kysely<Database>,
  services: Services,
  order: Pick<Order, 'id' | 'promo_code'>,
  ip: string,
): Promise<boolean> {
  await trx.deleteFrom('promo_holds').where('order_id', '=', order.id).execute();
  if (order.promo_code === null) return true;
  const promo = await trx
    .selectFrom('promo_codes')
    .select(['code', 'uses', 'max_uses'])
    .where('code', '=', order.promo_code)
    .where('max_uses', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!promo || promo.max_uses === null) return true;

  const now = services.clock();
  if (promo.uses + (await heldUses(trx, now, promo.code, {})) >= promo.max_uses) return false;
  const network = createHmac('sha256', services.secret('promo-hold'))
    .update(widerNetworkOf(ip) ?? networkOf(ip))
    .digest('base64url');
  const ofNetwork = await trx
    .selectFrom('promo_holds')
    .select('expires_at')
    .where('code', '=', promo.code)
    .where('network_hash', '=', network)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .execute();
  const [first] = ofNetwork;
  if (first && ofNetwork.length >= maxHeldByNetwork)
    throw failure('RATE_LIMITED', 'Too many unpaid orders with this promo code.', {
      retryAfter: Math.ceil((first.expires_at.getTime() - now.getTime()) / 1000),
    });
  const expiresAt = new Date(now.getTime() + holdLifetime);
  await trx
    .insertInto('promo_holds')
    .values({ order_id: order.id, code: promo.code, network_hash: network, expires_at: expiresAt })
    .execute();
  await enqueue(trx, releasePromoJob, { orderId: order.id }, expiresAt);
  return true;
}

/** Releases the use an order has reserved, when the order comes to nothing. */
export async function releasePromoCode(trx: Kysely<Database>, orderId: string): Promise<void> {
  await trx.deleteFrom('promo_holds').where('order_id', '=', orderId).execute();
}

/**
 * Counts the use of an order that is being paid. A payment that arrives after its reservation has ended is still
 * accepted, since the buyer was promised the price they paid; the count stops at its maximum.
 */
export async function countPromoUse(
  trx: Kysely<Database>,
  { id, promo_code: code }: Pick<Order, 'id' | 'promo_code'>,
): Promise<void> {
  if (code === null) return;
  await releasePromoCode(trx, id);
  await trx
    .updateTable('promo_codes')
    .set({ uses: sql`least(uses + 1, coalesce(max_uses, uses + 1))` })
    .where('code', '=', code)
    .execute();
}

/**
 * Ends an unpaid order's reservation once its time is up, along with the attempts to pay at that price; the buyer can
 * try again while uses are left. The reservation is extended while a provider is processing a payment.
 */
export const endPromoHold = (services: Services, orderId: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const order = await lockOrder(trx, orderId);
    const hold = await trx
      .selectFrom('promo_holds')
      .select('expires_at')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (!order || !hold || hold.expires_at > now) return;
    const attempts = await lockAttempts(trx, orderId);
    if (attempts.some(({ status }) => status === 'PROCESSING')) {
      const expiresAt = new Date(now.getTime() + holdLifetime);
      await trx
        .updateTable('promo_holds')
        .set({ expires_at: expiresAt })
        .where('order_id', '=', orderId)
        .execute();
      await enqueue(trx, releasePromoJob, { orderId }, expiresAt);
      return;
    }
    await closeAttempts(trx, services, attempts);
    if (order.status === 'CONFIRMED') await transitionOrder(trx, order, 'OPEN');
    await releasePromoCode(trx, orderId);
  });

/** Annotated because the job enqueues itself again. */
export const releasePromoJob: Job<{ orderId: string }> = defineJob({
  kind: 'promo.release',
  payload: v.object({ orderId: v.string() }),
  lane: 'internal',
  run: (services, { orderId }) => endPromoHold(services, orderId),
});
