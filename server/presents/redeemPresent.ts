import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { lockOrder } from '../checkout/locks.ts';
import { movePresent } from '../checkout/moves.ts';
import type { Database } from '../database/schema.ts';
import type { User } from '../graphql/context.ts';
import { failure } from '../graphql/errors.ts';
import { enqueue } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import { lockSubscriptionsOf } from '../subscriptions/lock.ts';
import { refuseBesideEndless } from '../subscriptions/endless.ts';
import { startSubscription } from '../subscriptions/start.ts';
import { presentIdOf } from './presentCode.ts';
import { isWaiting, lockPresent, presentById, stateOf, type PresentRow } from './presentRow.ts';

const day = 86_400_000;

const taken = (): Error => failure('CONFLICT', 'This present cannot be taken any more.');

/**
 * Takes a present for an account, once: of any number who try, one gets it. Access counts from now; a plan's starts a
 * subscription that does not renew by itself. Locks: subscriptions, order, present.
 * @throws Failure NOT_FOUND for a code that is not good, CONFLICT for a present that was taken, expired or given back,
 * or whose plan somebody without an end to theirs has no use for
 */
export async function redeemPresent(services: Services, user: User, code: string): Promise<PresentRow> {
  const id = presentIdOf(services.secret, code);
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock();
    const known = id === undefined ? undefined : await presentById(trx, id);
    if (!known) throw failure('NOT_FOUND', 'There is no such present.');
    const state = stateOf(known, now);
    if (state === 'REDEEMED' || state === 'EXPIRED') throw taken();
    const given = await trx
      .selectFrom('products')
      .leftJoin('plans', 'plans.product_id', 'products.id')
      .select(['products.available_duration', 'plans.id as plan_id'])
      .where('products.id', '=', known.product_id)
      .executeTakeFirstOrThrow();
    if (given.plan_id !== null) {
      await lockSubscriptionsOf(trx, user.id);
      await refuseBesideEndless(trx, user.id);
    }
    const order = await lockOrder(trx, known.order_id);
    const present = await lockPresent(trx, known.id);
    if (!present || !isWaiting(present) || order?.status !== 'PAID') throw taken();
    const redeemed = { redeemed_by: user.id, redeemed_at: now };
    await movePresent(trx, present, 'REDEEMED', redeemed);
    await giveAccess(trx, now, present, user.id, given.available_duration);
    if (given.plan_id !== null)
      await startSubscription(trx, services, { ...order, user_id: user.id, is_trial: false }, given.plan_id, {
        renew: false,
      });
    return { ...present, ...redeemed, status: 'REDEEMED' };
  });
}

/** Gives the product for its days, or for good. */
async function giveAccess(
  trx: Kysely<Database>,
  now: Date,
  present: PresentRow,
  userId: string,
  days: number | null,
): Promise<void> {
  const purchaseId = randomUUID();
  const availableTo = days === null ? null : new Date(now.getTime() + days * day);
  await trx
    .insertInto('purchases')
    .values({
      id: purchaseId,
      user_id: userId,
      present_id: present.id,
      product_id: present.product_id,
      tariff_id: present.tariff_id,
      status: 'ACTIVE',
      available_to: availableTo,
      created_at: now,
    })
    .execute();
  if (availableTo !== null) await enqueue(trx, 'purchase.expire', { purchaseId }, availableTo);
}
