import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { failure } from '../graphql/errors.ts';
import { liveStates } from './lock.ts';

/**
 * Refuses a plan to somebody whose subscription has no end: it could only take the place of a better one.
 * @throws Failure CONFLICT
 */
export async function refuseBesideEndless(db: Kysely<Database>, userId: string): Promise<void> {
  const endless = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', liveStates)
    .where('active_end_date', 'is', null)
    .executeTakeFirst();
  if (endless) throw failure('CONFLICT', 'There is a subscription without an end already.');
}
