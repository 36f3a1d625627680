import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type SubscriptionEventRow = Selectable<Database['subscription_events']>;

/** Enough for years of a monthly subscription; no one reads further back. */
const longest = 200;

/** The events of a user's subscriptions, newest first. */
export const historyOf = (db: Kysely<Database>, userId: string): Promise<SubscriptionEventRow[]> =>
  db
    .selectFrom('subscriptions')
    // Gets the newest of each subscription by index, so that nothing older is read.
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('subscription_events')
          .selectAll()
          .whereRef('subscription_id', '=', 'subscriptions.id')
          .orderBy('created_at', 'desc')
          .orderBy('position', 'desc')
          .limit(longest)
          .as('event'),
      (join) => join.onTrue(),
    )
    .selectAll('event')
    .where('subscriptions.user_id', '=', userId)
    .orderBy('event.created_at', 'desc')
    .orderBy('event.position', 'desc')
    .limit(longest)
    .execute();
