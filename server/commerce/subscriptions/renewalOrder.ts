import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { lockOrder, type Order } from '../orders/locks.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { daysOf, planOf, type LockedSubscription } from './lock.ts';
import { recipientOf } from './mails.ts';
import { renewalCharge } from './planPrice.ts';
import { daysAfter } from './schedule.ts';

/** How long to wait for a charge whose outcome isn't known yet, in days. */
export const pendingDays = 14;

/**
 * When a renewal was due: at the end of the paid time or, if the site was down for more than a day then, when it came
 * back.
 */
export const renewalDue = ({ created_at: made }: Pick<Order, 'created_at'>, end: Date): Date =>
  made > daysAfter(end, 1) ? made : end;

/**
 * The order, locked, that renews a locked subscription at its current end. There's one for each end, so that however
 * often it's tried, one success pays it and any other is refunded. It costs what the plan costs now, and never more
 * than announced to the owner.
 */
export async function renewalOrder(
  trx: Kysely<Database>,
  services: Services,
  { subscription, plan }: LockedSubscription,
  end: Date,
): Promise<Order> {
  const known = await trx
    .selectFrom('orders')
    .select('id')
    .where('subscription_id', '=', subscription.id)
    .where('purpose', '=', 'RENEWAL')
    .where('period_end', '=', end)
    .executeTakeFirst();
  const order = known && (await lockOrder(trx, known.id));
  if (order) return order;

  const now = services.clock();
  const next = subscription.next_plan_id === null ? plan : await planOf(trx, subscription.next_plan_id);
  const { tariffId, amount, total } = await renewalCharge(trx, subscription, next, now);
  const reader = await recipientOf(trx, subscription);
  return trx
    .insertInto('orders')
    .values({
      id: randomUUID(),
      user_id: subscription.user_id,
      status: 'CONFIRMED',
      product_id: next.product_id,
      tariff_id: tariffId,
      gift_id: null,
      promo_code: null,
      currency_id: subscription.currency_id,
      default_minor: amount,
      total_minor: total,
      email: reader?.email ?? '',
      language: reader?.lang ?? 'en',
      utm: '{}',
      created_at: now,
      expires_at: daysAfter(now, pendingDays + plan.due_period),
      purpose: 'RENEWAL',
      subscription_id: subscription.id,
      plan_id: next.id,
      period_end: end,
      promised_days: daysOf(next) ?? 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
