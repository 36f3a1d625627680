import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type Subscription = Selectable<Database['subscriptions']>;
export type Plan = Selectable<Database['plans']>;

/** A subscription that its caller holds locked, with its plan. */
export interface LockedSubscription {
  readonly subscription: Subscription;
  readonly plan: Plan;
}

export const liveStates = ['TRIALING', 'ACTIVE', 'PAST_DUE'] as const;

/** Locks a person's subscriptions and products; nothing where the id is null. */
export const lockOn = (userId: RawBuilder<unknown>) =>
  sql`pg_advisory_xact_lock(hashtext('subscription:' || ${userId}))`;

/**
 * Lets one person's subscriptions, and the products that they own, change one after the other. The user's row is no lock
 * for it: a merge holds that while it waits for an order being paid.
 */
export const lockSubscriptionsOf = (trx: Kysely<Database>, userId: string): Promise<unknown> =>
  sql`select ${lockOn(sql`${userId}::text`)}`.execute(trx);

/** A plan that a row refers to. */
export const planOf = (db: Kysely<Database>, id: string): Promise<Plan> =>
  db.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Days of a period; null where the plan has no end. */
export const daysOf = ({ duration, lifetime, infinity }: Plan): number | null =>
  lifetime || infinity ? null : duration;

/** Locks a subscription; a merge may hand it to another person while we wait. */
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

/** A person's live subscription, without a lock; undefined where there is none. */
export const liveSubscription = (db: Kysely<Database>, userId: string): Promise<Subscription | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', liveStates)
    .executeTakeFirst();

/** Locks a person's subscriptions and gives the live one, if there is one. */
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
