import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { closeAttempts } from '../orders/closeAttempts.ts';
import { lockAttempts, lockOrder, type Order } from '../orders/locks.ts';
import { transitionOrder } from '../orders/transitions.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import type { LockedSubscription, Subscription } from './lock.ts';
import { promiseOfPlan } from './promisedDays.ts';
import { recipientOf } from './mails.ts';
import { cancelOpenOrders } from './openOrders.ts';
import { renewalOf, type NextRenewal } from './renewal.ts';
import { daysAfter, schedule } from './schedule.ts';

/** How long to wait for a charge whose outcome isn't known yet, in days. */
export const pendingDays = 14;

/**
 * When a renewal was due: at the end of the paid time or, if the site was down for more than a day then, when it came
 * back.
 */
export const renewalDue = ({ created_at: made }: Pick<Order, 'created_at'>, end: Date): Date =>
  made > daysAfter(end, 1) ? made : end;

/**
 * The order, locked, that renews a locked subscription at its current end; undefined if nothing renews. There's one for
 * each end, so that however often it's tried, one success pays it and any other is refunded. An unpaid one that is for
 * something else than what renews by now is rewritten. It costs what the plan costs now, and never more than announced
 * to the owner.
 */
export async function renewalOrder(
  trx: Kysely<Database>,
  services: Services,
  { subscription, plan }: LockedSubscription,
  end: Date,
): Promise<Order | undefined> {
  const now = services.clock();
  const known = await renewalsOf(trx, subscription, end);
  const decided = known.find(({ status, expires_at: until }) =>
    // One that was canceled before its time was made for something else.
    status === 'EXPIRED' ? until <= now : status !== 'OPEN' && status !== 'CONFIRMED',
  );
  if (decided) return lockOrder(trx, decided.id);
  const renewal = await renewalOf(trx, now, subscription);
  const open = known.find(({ status }) => status === 'OPEN' || status === 'CONFIRMED');
  if (!renewal.next?.isTold) return undefined;
  if (open)
    return isFor(open, renewal.next) ? lockOrder(trx, open.id) : rewrite(trx, services, open, renewal.next);

  const { next } = renewal;
  const reader = await recipientOf(trx, subscription);
  return trx
    .insertInto('orders')
    .values({
      id: randomUUID(),
      user_id: subscription.user_id,
      status: 'CONFIRMED',
      ...sold(next),
      gift_id: null,
      promo_code: null,
      email: reader?.email ?? '',
      language: reader?.lang ?? 'en',
      utm: '{}',
      created_at: now,
      expires_at: daysAfter(now, pendingDays + plan.due_period),
      purpose: 'RENEWAL',
      subscription_id: subscription.id,
      period_end: end,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The orders for the renewal at an end. */
const renewalsOf = (trx: Kysely<Database>, { id }: Subscription, end: Date) =>
  trx
    .selectFrom('orders')
    .select(['id', 'status', 'expires_at', 'plan_id', 'currency_id'])
    .where('subscription_id', '=', id)
    .where('purpose', '=', 'RENEWAL')
    .where('period_end', '=', end)
    .orderBy('id')
    .execute();

const isFor = (
  { plan_id: planId, currency_id: currencyId }: Pick<Order, 'plan_id' | 'currency_id'>,
  next: NextRenewal | undefined,
): boolean => next?.plan.id === planId && next?.currencyId === currencyId;

/** What the order of a renewal sells. */
const sold = ({ plan, tariffId, currencyId, amount, total }: NextRenewal) => ({
  plan_id: plan.id,
  product_id: plan.product_id,
  tariff_id: tariffId,
  currency_id: currencyId,
  default_minor: amount,
  total_minor: total,
  ...promiseOfPlan(plan),
});

/** Makes an unpaid order be for what renews by now. Its attempts end, and money that still arrives for one is refunded. */
async function rewrite(
  trx: Kysely<Database>,
  services: Services,
  { id }: Pick<Order, 'id'>,
  next: NextRenewal,
): Promise<Order | undefined> {
  const order = await lockOrder(trx, id);
  if (order?.status !== 'OPEN' && order?.status !== 'CONFIRMED') return order;
  const attempts = await lockAttempts(trx, id);
  // Its provider decides about that one.
  if (attempts.some(({ status }) => status === 'PROCESSING')) return order;
  await closeAttempts(trx, services, attempts);
  if (order.status === 'CONFIRMED') await transitionOrder(trx, order, 'OPEN');
  return trx
    .updateTable('orders')
    .set(sold(next))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Makes the unpaid order of a locked subscription's renewal, if there is one, be for what renews by now, and charges that
 * right away: the attempts that failed were for something else.
 */
export async function restateRenewal(
  trx: Kysely<Database>,
  services: Services,
  subscription: Subscription,
): Promise<void> {
  const { active_end_date: end } = subscription;
  if (end === null) return;
  const known = await renewalsOf(trx, subscription, end);
  const open = known.find(({ status }) => status === 'OPEN' || status === 'CONFIRMED');
  if (!open) return;
  const { next } = await renewalOf(trx, services.clock(), subscription);
  if (!next?.isTold) await cancelOpenOrders(trx, services, subscription.id, { purpose: 'RENEWAL' });
  else if (!isFor(open, next)) {
    await rewrite(trx, services, open, next);
    await trx
      .updateTable('subscriptions')
      .set({ next_charge_at: services.clock() })
      .where('id', '=', subscription.id)
      .where('status', '=', 'PAST_DUE')
      .execute();
    await schedule(trx, subscription.id);
  }
}
