import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { periodOfDays, type Period } from '../grants/calendar.ts';

export type Subscription = Selectable<Database['subscriptions']>;
export type Plan = Selectable<Database['plans']>;

/** A subscription the caller has locked, with its plan. */
export interface LockedSubscription {
  readonly subscription: Subscription;
  readonly plan: Plan;
}

export const liveStates = ['TRIALING', 'ACTIVE', 'PAST_DUE'] as const;

/** SQL that locks a user's subscriptions and products; nothing if the id is null. */
export const lockOn = (userId: RawBuilder<unknown>) =>
  sql`pg_advisory_xact_lock(hashtext('subscription:' || ${userId}))`;

/**
 * Serializes changes to a user's subscriptions and owned products. The user's row can't be the lock, since a merge
 * holds it while it waits for an order being paid.
 */
export const lockSubscriptionsOf = (trx: Kysely<Database>, userId: string): Promise<unknown> =>
  sql`select ${lockOn(sql`${userId}::text`)}`.execute(trx);

/** A plan by an id that a row refers to. */
export const planOf = (db: Kysely<Database>, id: string): Promise<Plan> =>
  db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Length = Pick<Plan, 'duration' | 'months' | 'lifetime' | 'infinity'>;

/** The days of a plan's period, on average if it's by the calendar; null if the plan has no end. */
export function daysOf({ duration, months, lifetime, infinity }: Length): number | null {
  if (lifetime || infinity) return null;
  return months === null ? duration : Math.round((months * 365) / 12);
}

/** The period of a plan; null if the plan has no end. */
export function periodOf(plan: Length): Period | null {
  const days = daysOf(plan);
  if (days === null) return null;
  return plan.months === null ? periodOfDays(days) : { months: plan.months };
}

/** Locks a subscription; a merge may move it to another user while we wait. */
export async function lockSubscription(
  trx: Kysely<Database>,
  id: string,
): Promise<LockedSubscription | undefined> {
  const find = () => trx.selectFrom('subscriptions').selectAll().where('id', '=', id);
  for (let known = await find().executeTakeFirst(); known;) {
    await lockSubscriptionsOf(trx, known.user_id);
    const subscription = await find().forUpdate().executeTakeFirstOrThrow();
    if (subscription.user_id === known.user_id)
      return { subscription, plan: await planOf(trx, subscription.plan_id) };
    known = subscription;
  }
  return undefined;
}

/** A user's live subscription, without a lock; undefined if there is none. */
export const liveSubscription = (db: Kysely<Database>, userId: string): Promise<Subscription | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', liveStates)
    .executeTakeFirst();

/** Locks a user's subscriptions and returns the live one, if any. */
export async function lockLive(
  trx: Kysely<Database>,
  userId: string,
): Promise<LockedSubscription | undefined> {
  await lockSubscriptionsOf(trx, userId);
  const subscription = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', liveStates)
    .forUpdate()
    .executeTakeFirst();
  return subscription && { subscription, plan: await planOf(trx, subscription.plan_id) };
}
