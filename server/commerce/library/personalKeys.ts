import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Matches keys for what users bought, were given or activated. */
const belongingTo = (userIds: readonly string[]) => sql<SqlBool>`
  order_id in (
    select coalesce(p.order_id, s.order_id) from purchases p left join presents s on s.id = p.present_id
    where p.user_id in (${sql.join(userIds)}))
  or activation_id in (
    select a.id from subscription_purchases a join subscriptions s on s.id = a.subscription_id
    where s.user_id in (${sql.join(userIds)}))`;

/** Marks a user's keys as shown, because they are in a copy of the account's data that is about to be made. */
export async function markKeysShown(db: Kysely<Database>, now: Date, userId: string): Promise<void> {
  await db
    .updateTable('licence_keys')
    .set({ shown_at: now })
    .where(belongingTo([userId]))
    .where('shown_at', 'is', null)
    .execute();
}

/** The keys a user was given, oldest first. */
export const keysOfPerson = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('licence_keys')
    .select(['order_id', 'pool', 'key', 'given_at'])
    .where(belongingTo([userId]))
    .orderBy('given_at')
    .orderBy('id')
    .execute();

/** Erases users' keys; the rows that are left say that they were given. */
export async function eraseKeys(trx: Kysely<Database>, userIds: readonly string[]): Promise<void> {
  await trx.updateTable('licence_keys').set({ key: null }).where(belongingTo(userIds)).execute();
}
