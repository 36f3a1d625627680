import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { liveSubscription } from './lock.ts';

/** Whether an account has a subscription without an end. */
export const hasEndlessPlan = async (db: Kysely<Database>, userId: string): Promise<boolean> =>
  (await liveSubscription(db, userId))?.active_end_date === null;

/**
 * Refuses a plan to an account with a lifetime subscription: it could only replace a better one.
 * @throws Failure CONFLICT
 */
export async function refuseBesideLifetime(db: Kysely<Database>, userId: string): Promise<void> {
  if (await hasEndlessPlan(db, userId))
    throw failure('CONFLICT', 'There is already a lifetime subscription.');
}
