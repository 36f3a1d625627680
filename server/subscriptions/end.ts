import type { Kysely } from 'kysely';
import type { Order } from '../checkout/locks.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { daysOf, lockLive, type LockedSubscription } from './lock.ts';
import { mailAbout } from './mails.ts';
import { moveSubscription, note } from './moves.ts';
import { dropOrdersOf } from './openOrders.ts';
import { daysAfter, schedule } from './schedule.ts';

/** Ends a locked, live subscription; what was still open of its charges is given up. */
export async function endSubscription(
  trx: Kysely<Database>,
  services: Services,
  { subscription, plan }: LockedSubscription,
  { at, reason, accessUntil }: { at: Date; reason: string | null; accessUntil?: Date },
): Promise<void> {
  await dropOrdersOf(trx, services, subscription.id);
  await moveSubscription(trx, subscription, 'CANCELED', {
    renew: false,
    stop_reason: reason,
    next_charge_at: null,
    next_plan_id: null,
    ended_at: at,
    ...(accessUntil && { active_end_date: accessUntil }),
  });
  await note(trx, subscription, { kind: 'ENDED', planId: plan.id, at });
  await mailAbout(trx, services, subscription, plan, {
    template: 'subscriptionEnded',
    date: at,
    amount: null,
    unpaid: subscription.status === 'PAST_DUE',
  });
  await schedule(trx, subscription.id);
}

/** Time of a subscription that ended early. */
export interface EndedTime {
  readonly planId: string;
  /** Milliseconds; null where it would have had no end. */
  readonly ms: number | null;
}

/**
 * Ends the subscription that a paid order gave, because the whole of it was given back or charged back. A purchase
 * that had prolonged a running one takes its time off again. Gives the time that ended; undefined where none did.
 */
export async function endSubscriptionOf(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<EndedTime | undefined> {
  const now = services.clock();
  const live = await lockLive(trx, order.user_id);
  if (!live) return undefined;
  const { subscription, plan } = live;
  const gave = subscription.order_id === order.id || subscription.id === order.subscription_id;
  if (!gave && plan.product_id !== order.product_id) return undefined;
  const days = daysOf(plan);
  const { active_end_date: end } = subscription;
  const shorter = gave || end === null || days === null ? now : daysAfter(end, -days);
  if (shorter <= now) {
    await endSubscription(trx, services, live, { at: now, reason: 'refunded', accessUntil: now });
    return { planId: plan.id, ms: end && Math.max(0, end.getTime() - now.getTime()) };
  }
  await trx
    .updateTable('subscriptions')
    .set({
      active_end_date: shorter,
      ...(subscription.status === 'ACTIVE' && subscription.renew && { next_charge_at: shorter }),
      paid_minor: Math.max(0, (subscription.paid_minor ?? subscription.price_minor) - order.total_minor),
    })
    .where('id', '=', subscription.id)
    .execute();
  await schedule(trx, subscription.id);
  return { planId: plan.id, ms: end && end.getTime() - shorter.getTime() };
}
