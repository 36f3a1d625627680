import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { valueBreaks } from '../grants/checkValue.ts';
import { choiceBreaks } from '../subscriptions/choiceBreaks.ts';
import { checkLedger } from '../ledger/check.ts';
import { openSuspense } from '../ledger/checkRefunds.ts';
import { eventBreaks } from './checkEvents.ts';

/**
 * Checks the books, on their own and against the providers' events, and lists every break (`checkLedger`,
 * `eventBreaks`) and every suspense item that waits for the operator. An empty list means everything agrees.
 */
export async function checkBooks(db: Kysely<Database>, now: Date): Promise<string[]> {
  const { rows } = await openSuspense.execute(db);
  return [
    ...(await checkLedger(db, now)),
    ...(await valueBreaks(db, now)),
    ...(await choiceBreaks(db, now)),
    ...(await eventBreaks(db)),
    ...rows.map(({ what }) => what),
  ];
}

/** Stores how many breaks a check found, for the metrics. */
export const noteCheck = (db: Kysely<Database>, now: Date, breaks: number): Promise<unknown> =>
  db
    .insertInto('book_checks')
    .values({ checked_at: now, breaks })
    .onConflict((conflict) => conflict.column('checked_at').doUpdateSet({ breaks }))
    .execute();
