import { randomUUID } from 'node:crypto';
import type { Kysely, Updateable } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import { subscriptionTransitions, type SubscriptionState } from '../../../src/shared/states.ts';
import { assertTransition } from '../orders/transitions.ts';
import type { Database } from '../../database/schema.ts';

type Changes = Omit<Updateable<Database['subscriptions']>, 'id' | 'status'>;

/**
 * Transitions a locked subscription, along with other changes; it may already be in that state. @throws
 * RefusedTransition
 */
export async function transitionSubscription(
  trx: Kysely<Database>,
  subscription: { readonly id: string; readonly status: SubscriptionState },
  to: SubscriptionState,
  changes: Changes = {},
): Promise<void> {
  if (subscription.status !== to)
    assertTransition<SubscriptionState>(
      `subscription ${subscription.id}`,
      subscriptionTransitions,
      subscription.status,
      to,
    );
  await trx
    .updateTable('subscriptions')
    .set({ ...changes, status: to })
    .where('id', '=', subscription.id)
    .execute();
}

/** Something that happened to a subscription, for its history. */
export interface SubscriptionEvent {
  readonly kind: Database['subscription_events']['kind'];
  readonly planId: string;
  readonly at: Date;
  readonly amount?: Minor;
  readonly currencyId?: string;
}

/** Adds an event to a subscription's history. */
export const note = (
  trx: Kysely<Database>,
  subscription: { readonly id: string },
  { kind, planId, at, amount, currencyId }: SubscriptionEvent,
): Promise<unknown> =>
  trx
    .insertInto('subscription_events')
    .values({
      id: randomUUID(),
      subscription_id: subscription.id,
      kind,
      plan_id: planId,
      amount_minor: amount ?? null,
      currency_id: currencyId ?? null,
      created_at: at,
    })
    .execute();
