import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { liveStates } from './lock.ts';

/**
 * Refuses a plan to an account with a lifetime subscription: it could only replace a better one.
 * @throws Failure CONFLICT
 */
export async function refuseBesideLifetime(db: Kysely<Database>, userId: string): Promise<void> {
  const endless = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', liveStates)
    .where('active_end_date', 'is', null)
    .executeTakeFirst();
  if (endless) throw failure('CONFLICT', 'There is a subscription without an end already.');
}
