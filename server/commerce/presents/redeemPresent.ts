import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { lockOrder } from '../orders/locks.ts';
import { promisedDays } from '../subscriptions/promisedDays.ts';
import { transitionPresent } from '../orders/transitions.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { expirePurchaseJob } from '../orders/expirePurchase.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { giveKeysOfTrial } from '../library/trialKeys.ts';
import { lockSubscriptionsOf } from '../subscriptions/lock.ts';
import { refuseBesideLifetime } from '../subscriptions/lifetime.ts';
import { grantProduct } from '../grants/productTime.ts';
import { heldBy } from '../grants/value.ts';
import { startSubscription } from '../subscriptions/start.ts';
import { mailGiftBuyer } from './mailGiftBuyer.ts';
import { mailRedeemed } from './mailRedeemed.ts';
import { fulfilDream } from './presentDream.ts';
import { presentIdOf } from './presentCode.ts';
import { ownsForGood } from './ownsForGood.ts';
import { isWaiting, lockPresent, presentById, stateOf, type PresentRow } from './presentRow.ts';

const taken = (): Error => failure('CONFLICT', 'This gift can no longer be redeemed.');

/**
 * Redeems a gift for an account, once: of concurrent calls, one succeeds. Its time comes after what the account already
 * has of the same; a plan starts a subscription that doesn't renew automatically. Lock order: subscriptions, order,
 * gift.
 * @throws Failure UNAUTHENTICATED for a blocked account; NOT_FOUND for an invalid code; CONFLICT for a gift that was
 * redeemed, expired or refunded, or if the account has it without an end already
 */
export async function redeemPresent(services: Services, user: User, code: string): Promise<PresentRow> {
  const id = presentIdOf(services.secret, code);
  return inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const known = id === undefined ? undefined : await presentById(trx, id);
    if (!known) throw failure('NOT_FOUND', 'Gift not found.');
    const state = stateOf(known, now);
    if (state === 'REDEEMED' || state === 'EXPIRED') throw taken();
    const given = await trx
      .selectFrom('products')
      .leftJoin('plans', 'plans.product_id', 'products.id')
      .select(['products.available_duration', 'plans.id as plan_id'])
      .where('products.id', '=', known.product_id)
      .executeTakeFirstOrThrow();
    await lockSubscriptionsOf(trx, user.id);
    await refuseBlocked(trx, user.id);
    if (given.plan_id !== null) await refuseBesideLifetime(trx, user.id);
    else if (await ownsForGood(trx, now, user.id, known))
      throw failure('CONFLICT', 'The account already has this with no end date.');
    const order = await lockOrder(trx, known.order_id);
    const present = await lockPresent(trx, known.id);
    if (!present || !isWaiting(present) || order?.status !== 'PAID') throw taken();
    const value = await heldBy(trx, now, order.id);
    const redeemed = { redeemed_by: user.id, redeemed_at: now };
    await transitionPresent(trx, present, 'REDEEMED', redeemed);
    await fulfilDream(trx, now, present, user.id);
    if (given.plan_id !== null) {
      await writePurchase(trx, now, present, user.id, null);
      await startSubscription(
        trx,
        services,
        { ...order, total_minor: value, user_id: user.id, is_trial: false },
        given.plan_id,
        { payerId: order.user_id },
      );
      await giveKeysOfTrial(trx, services, user.id);
    } else {
      const values = {
        order_id: order.id,
        user_id: user.id,
        subject: present.product_id,
        tariff: present.tariff_id,
        source: 'PRESENT' as const,
        paid_minor: value,
        currency_id: order.currency_id,
        payer_id: order.user_id,
      };
      const { ends_at: endsAt } = await grantProduct(
        trx,
        now,
        values,
        promisedDays(order, given.available_duration),
      );
      await writePurchase(trx, now, present, user.id, endsAt);
    }
    await mailRedeemed(trx, services, { presentId: present.id, userId: user.id });
    if (order.user_id !== user.id)
      await mailGiftBuyer(trx, services, order, present, { template: 'presentRedeemed' });
    return { ...present, ...redeemed, status: 'REDEEMED' };
  });
}

/** @throws Failure UNAUTHENTICATED if the account was blocked or erased meanwhile */
async function refuseBlocked(trx: Kysely<Database>, userId: string): Promise<void> {
  const owner = await trx
    .selectFrom('users')
    .select('blocked_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!owner || owner.blocked_at !== null)
    throw failure('UNAUTHENTICATED', 'The account was blocked or erased meanwhile.');
}

/** Inserts the purchase of the product, open until a time or for good. */
async function writePurchase(
  trx: Kysely<Database>,
  now: Date,
  present: PresentRow,
  userId: string,
  availableTo: Date | null,
): Promise<void> {
  const purchaseId = randomUUID();
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
  if (availableTo !== null) await enqueue(trx, expirePurchaseJob, { purchaseId }, availableTo);
}
