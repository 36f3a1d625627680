import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Order } from '../orders/locks.ts';
import { lawOf } from '../subscriptions/lawOf.ts';

/** As many days as a year has. */
const year = 365;

/**
 * For how many days a paid renewal can be withdrawn from as if it was bought anew, by the law of its place: the first one
 * after a trial, and that of a year or more. 0 if it can't, or isn't a renewal.
 */
export async function againDays(
  db: Kysely<Database>,
  { id, purpose, subscription_id: subscriptionId, paid_at: at }: Renewal,
): Promise<number> {
  if (purpose !== 'RENEWAL' || subscriptionId === null || at === null) return 0;
  const subscription = await db
    .selectFrom('subscriptions')
    .select(['order_id', 'active_end_date', 'start_from_trial'])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  const { withdrawalAgain } = (await lawOf(db, subscription, at)).renewal;
  const renewals = await db
    .selectFrom('orders')
    .select(['id', 'promised_days'])
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', 'RENEWAL')
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .execute();
  const days = renewals.find((each) => each.id === id)?.promised_days ?? 0;
  const isAfterTrial = subscription.start_from_trial && renewals[0]?.id === id;
  return Math.max(
    isAfterTrial ? withdrawalAgain.afterTrialDays : 0,
    days >= year ? withdrawalAgain.afterYearDays : 0,
  );
}

/** Until when the last charge of a subscription can be withdrawn from anew; undefined if it can't, or no longer. */
export async function withdrawableUntil(
  db: Kysely<Database>,
  now: Date,
  subscriptionId: string,
): Promise<Date | undefined> {
  const last = await db
    .selectFrom('orders')
    .select(['id', 'purpose', 'subscription_id', 'paid_at'])
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', 'RENEWAL')
    .where('status', '=', 'PAID')
    .orderBy('paid_at', 'desc')
    .executeTakeFirst();
  if (!last?.paid_at) return undefined;
  const until = new Date(last.paid_at.getTime() + (await againDays(db, last)) * 86_400_000);
  return until > now ? until : undefined;
}

type Renewal = Pick<Order, 'id' | 'purpose' | 'subscription_id' | 'paid_at'>;
