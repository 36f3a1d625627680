import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { checkLedger } from '../ledger/check.ts';
import { openSuspense } from '../ledger/checkRefunds.ts';
import { eventBreaks } from './checkEvents.ts';

/**
 * Proves the books, also against what the providers said, and names every break (`checkLedger`, `eventBreaks`) and
 * everything in suspense that waits for the operator. An empty list is the proof.
 */
export async function checkBooks(db: Kysely<Database>, now: Date): Promise<string[]> {
  const { rows } = await openSuspense.execute(db);
  return [...(await checkLedger(db, now)), ...(await eventBreaks(db)), ...rows.map(({ what }) => what)];
}

/** Notes how many breaks a check found, for the metrics. */
export const noteCheck = (db: Kysely<Database>, now: Date, breaks: number): Promise<unknown> =>
  db
    .insertInto('book_checks')
    .values({ checked_at: now, breaks })
    .onConflict((conflict) => conflict.column('checked_at').doUpdateSet({ breaks }))
    .execute();
