import { sql } from 'kysely';
import type { Services } from '../../kernel/services.ts';
import { auditBreaks } from '../../kernel/auditLog.ts';
import { checkBooks, noteCheck } from './checkBooks.ts';

const day = 24 * 3_600_000;

/** Checks the books once a day, on one instance, and logs any breaks. Results older than 30 days are deleted. */
export async function dailyCheck({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock();
  // The row is inserted before the check runs, so that a concurrent instance sees it and skips the check.
  const { numAffectedRows: claimed } = await sql`
    insert into book_checks (checked_at, breaks) select ${now}::timestamptz, coalesce((
      select breaks from book_checks order by checked_at desc limit 1), 0)
    where not exists (select from book_checks where checked_at > ${new Date(now.getTime() - day)}::timestamptz)
    on conflict do nothing`.execute(db);
  if (claimed !== 1n) return;
  const breaks = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => [...(await checkBooks(trx, now)), ...(await auditBreaks(trx))]);
  await noteCheck(db, now, breaks.length);
  if (breaks.length > 0)
    log.error({ breaks: breaks.slice(0, 20), count: breaks.length }, 'The books are not right');
  await db
    .deleteFrom('book_checks')
    .where('checked_at', '<', new Date(now.getTime() - 30 * day))
    .execute();
}
