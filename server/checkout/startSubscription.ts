import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { subscriptionMoves, type SubscriptionState } from '../../src/shared/states.ts';
import type { Database } from '../database/schema.ts';
import type { Order } from './locks.ts';
import { assertMove } from './moves.ts';

const day = 86_400_000;

/**
 * Lets one person's subscriptions change one after the other. The user's row is no lock for it: a merge holds that
 * while it waits for an order being paid.
 */
export const lockSubscriptionsOf = (trx: Kysely<Database>, userId: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext(${`subscription:${userId}`}))`.execute(trx);

/**
 * Starts the subscription a paid order is for. A running one of the same plan is prolonged by what was bought;
 * one of another plan ends, and the new one begins at once.
 */
export async function startSubscription(
  trx: Kysely<Database>,
  now: Date,
  order: Order,
  planId: string,
): Promise<void> {
  await lockSubscriptionsOf(trx, order.user_id);
  const plan = await trx.selectFrom('plans').selectAll().where('id', '=', planId).executeTakeFirstOrThrow();
  const live = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', order.user_id)
    .where('status', 'in', ['TRIALING', 'ACTIVE', 'PAST_DUE'])
    .forUpdate()
    .executeTakeFirst();

  const endAfter = (start: Date): Date | null =>
    plan.lifetime || plan.infinity || plan.duration === null
      ? null
      : new Date(start.getTime() + plan.duration * day);

  if (live && live.plan_id === planId) {
    if (live.status !== 'ACTIVE')
      assertMove<SubscriptionState>(`subscription ${live.id}`, subscriptionMoves, live.status, 'ACTIVE');
    const from = live.active_end_date !== null && live.active_end_date > now ? live.active_end_date : now;
    await trx
      .updateTable('subscriptions')
      .set({
        status: 'ACTIVE',
        is_trial: false,
        active_end_date: live.active_end_date === null ? null : endAfter(from),
        past_due_end_date: null,
        last_payment_date: now,
        price_minor: order.total_minor,
        currency_id: order.currency_id,
      })
      .where('id', '=', live.id)
      .execute();
    return;
  }
  if (live) {
    assertMove<SubscriptionState>(`subscription ${live.id}`, subscriptionMoves, live.status, 'CANCELED');
    await trx
      .updateTable('subscriptions')
      .set({ status: 'CANCELED', renew: false, stop_reason: 'replaced' })
      .where('id', '=', live.id)
      .execute();
  }
  await trx
    .insertInto('subscriptions')
    .values({
      id: randomUUID(),
      user_id: order.user_id,
      plan_id: planId,
      order_id: order.id,
      status: 'ACTIVE',
      currency_id: order.currency_id,
      price_minor: order.total_minor,
      active_end_date: endAfter(now),
      last_payment_date: now,
      is_trial: false,
      start_from_trial: false,
      max_activated: plan.max_activated,
      activations_left: plan.max_activated,
      renew: !(plan.lifetime || plan.infinity),
      created_at: now,
    })
    .execute();
}
