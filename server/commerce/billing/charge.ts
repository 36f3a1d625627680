import type { Kysely } from 'kysely';
import { isUndecided } from '../../../src/shared/states.ts';
import { mayHoldMoneyById } from '../../identity/emailVerification.ts';
import { closeAttempts } from '../orders/closeAttempts.ts';
import { lockAttempts, type Order, type Transaction } from '../orders/locks.ts';
import { transitionOrder } from '../orders/transitions.ts';
import { chargeJob } from '../checkout/openAttempt.ts';
import { recordUnpaid } from '../checkout/recordUnpaid.ts';
import { startAttempt } from '../checkout/startAttempt.ts';
import type { Database } from '../../database/schema.ts';
import { enqueue } from '../../kernel/queue.ts';
import { accountId } from '../ledger/post.ts';
import { balance } from '../payments/balance.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../../kernel/services.ts';
import { endSubscription, notSold } from '../subscriptions/end.ts';
import { noteFailure } from '../subscriptions/failedCharge.ts';
import type { LockedSubscription } from '../subscriptions/lock.ts';
import { cancelOpenOrders, ordersInProcess } from '../subscriptions/openOrders.ts';
import { pendingDays, renewalOrder } from '../subscriptions/renewalOrder.ts';
import { day, daysAfter, isWithoutReminders, wakeAt } from '../subscriptions/schedule.ts';
import { tellShortPlan } from '../subscriptions/tell.ts';

const hour = 3_600_000;

/**
 * Makes the due charge of a locked subscription: from the wallet right away, or from a saved method by a separate job.
 * An attempt already in flight is given time to finish first; one that its provider is processing, also of an upgrade,
 * as long as it takes. False if nothing more can be done now.
 */
export async function charge(
  trx: Kysely<Database>,
  services: Services,
  locked: LockedSubscription,
  dueAt: Date,
): Promise<boolean> {
  const { subscription } = locked;
  const end = subscription.active_end_date ?? dueAt;
  if (await isBlocked(trx, subscription.user_id)) {
    await endSubscription(trx, services, locked, { at: dueAt, reason: 'blocked' });
    return true;
  }
  if (isWithoutReminders(locked)) await tellShortPlan(trx, services, locked);
  const order = await renewalOrder(trx, services, locked, end);
  if (!order) {
    await endSubscription(trx, services, locked, { at: dueAt, reason: notSold });
    return true;
  }
  if (order.status !== 'OPEN' && order.status !== 'CONFIRMED') {
    await endSubscription(trx, services, locked, { at: dueAt, reason: 'unpaid' });
    return true;
  }
  // If it succeeds, it takes the renewal's place.
  if (await isUpgradeInProcess(trx, subscription.id)) return waitADay(trx, services, subscription.id);
  await cancelOpenOrders(trx, services, subscription.id, { purpose: 'UPGRADE' });
  const attempts = await lockAttempts(trx, order.id);
  const pending = attempts.find(({ status }) => isUndecided(status));
  if (pending?.status === 'PROCESSING') return waitADay(trx, services, subscription.id);
  if (pending) {
    const until = waitUntil(locked, pending, dueAt);
    const now = services.clock();
    if (until > now) {
      const nextCheck = new Date(Math.min(until.getTime(), now.getTime() + day));
      await wakeAt(trx, subscription.id, nextCheck);
      // Its charge job may have run out of retries while the provider was down.
      if (pending.saved_method_id !== null && pending.provider_reference === null)
        await enqueue(trx, chargeJob, { transactionId: pending.id }, now);
      return false;
    }
    await closeAttempts(trx, services, [pending]);
    if (order.status === 'CONFIRMED') await transitionOrder(trx, order, 'OPEN');
    if (pending.saved_method_id !== null) {
      await noteFailure(trx, services, locked, order, pending.created_at);
      return true;
    }
    return attemptCharge(trx, services, locked, { ...order, status: 'OPEN' });
  }
  return attemptCharge(trx, services, locked, order);
}

/** Wakes a subscription again in a day, because only its payment's provider can decide. */
async function waitADay(trx: Kysely<Database>, { clock }: Services, subscriptionId: string): Promise<false> {
  await wakeAt(trx, subscriptionId, daysAfter(clock(), 1));
  return false;
}

const isUpgradeInProcess = async (trx: Kysely<Database>, subscriptionId: string): Promise<boolean> =>
  (await ordersInProcess(trx, subscriptionId)).some(({ purpose }) => purpose === 'UPGRADE');

/** Until when to wait for a pending attempt; the buyer has an hour to confirm a manual one. */
function waitUntil(
  { subscription: { status, past_due_end_date: graceUntil } }: LockedSubscription,
  attempt: Transaction,
  dueAt: Date,
): Date {
  const started = attempt.created_at.getTime();
  const byHand = attempt.saved_method_id === null;
  if (byHand) return new Date(started + hour);
  const grace =
    status === 'PAST_DUE' && graceUntil !== null ? graceUntil.getTime() - dueAt.getTime() : Infinity;
  // At least an hour, so that an attempt at the very end of the grace period has a chance.
  return new Date(started + Math.max(hour, Math.min(pendingDays * day, grace)));
}

const isBlocked = async (trx: Kysely<Database>, userId: string): Promise<boolean> => {
  const { blocked_at: blockedAt } = await trx
    .selectFrom('users')
    .select('blocked_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return blockedAt !== null;
};

async function attemptCharge(
  trx: Kysely<Database>,
  services: Services,
  locked: LockedSubscription,
  order: Order,
): Promise<boolean> {
  if (order.status === 'OPEN') await transitionOrder(trx, order, 'CONFIRMED');
  const confirmed: Order = { ...order, status: 'CONFIRMED' };
  // The wallet and saved methods can't be used until the account's email address is verified.
  const mayCharge = await mayHoldMoneyById(trx, order.user_id);
  const method = mayCharge ? await methodOf(trx, locked) : undefined;
  if (method) {
    const { id } = await startAttempt(trx, services, confirmed, providerOf(method.provider), {
      savedMethodId: method.id,
    });
    if (order.total_minor === 0) return true;
    await enqueue(trx, chargeJob, { transactionId: id }, services.clock());
    await wakeAt(trx, locked.subscription.id, new Date(services.clock().getTime() + day));
    return false;
  }
  if ((mayCharge ? await walletHolds(trx, order) : 0) >= order.total_minor) {
    await startAttempt(trx, services, confirmed, balance);
    return true;
  }
  // There's no grace period for someone who has never paid, and no payment that failed either.
  if (locked.subscription.status === 'TRIALING') {
    const { active_end_date: end } = locked.subscription;
    await endSubscription(trx, services, locked, { at: end ?? services.clock(), reason: 'unpaid' });
    return true;
  }
  await recordUnpaid(trx, services.clock(), order);
  await transitionOrder(trx, confirmed, 'OPEN');
  await noteFailure(trx, services, locked, order, services.clock());
  return true;
}

/** The saved method a subscription renews with; undefined if it's the wallet. */
const methodOf = (trx: Kysely<Database>, { subscription }: LockedSubscription) =>
  trx
    .selectFrom('saved_methods')
    .selectAll()
    .where('id', '=', subscription.saved_method_id)
    .where('user_id', '=', subscription.user_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** The payer's wallet balance, locked until the end of the database transaction. */
async function walletHolds(trx: Kysely<Database>, order: Order): Promise<number> {
  const wallet = await trx
    .selectFrom('ledger_accounts')
    .select('balance_minor')
    .where('id', '=', accountId({ kind: 'WALLET', userId: order.user_id }, order.currency_id))
    .forUpdate()
    .executeTakeFirst();
  return wallet?.balance_minor ?? 0;
}
