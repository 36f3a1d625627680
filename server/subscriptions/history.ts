import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

export type SubscriptionEventRow = Selectable<Database['subscription_events']>;

/** Years of a monthly subscription; nobody reads further back. */
const longest = 200;

/** What happened to a person's subscriptions, the newest first. */
export const historyOf = (db: Kysely<Database>, userId: string): Promise<SubscriptionEventRow[]> =>
  db
    .selectFrom('subscription_events')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_events.subscription_id')
    .selectAll('subscription_events')
    .where('subscriptions.user_id', '=', userId)
    .orderBy('subscription_events.created_at', 'desc')
    .orderBy('subscription_events.position', 'desc')
    .limit(longest)
    .execute();
