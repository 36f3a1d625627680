import { sql, type Kysely } from 'kysely';
import type { ReviewReason } from '../../../src/shared/reviewReport.ts';
import type { Database } from '../../database/schema.ts';

/** How many people reported a rating for one reason. */
export interface ReportCount {
  readonly reason: ReviewReason;
  readonly count: number;
}

/** The reports that the operator hasn't decided on yet, by rating, with the most frequent reason first. */
export async function openReports(
  db: Kysely<Database>,
  ratingIds: readonly string[],
): Promise<ReadonlyMap<string, ReportCount[]>> {
  if (ratingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('rating_reports')
    .select(['rating_id', 'reason', sql<number>`count(*)::integer`.as('count')])
    .where('rating_id', 'in', ratingIds)
    .where('cleared_at', 'is', null)
    .groupBy(['rating_id', 'reason'])
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.rating_id);
  return new Map(
    [...grouped].map(([id, counts]) => [id, counts.map(({ reason, count }) => ({ reason, count }))]),
  );
}

/** Marks the reports of a rating as decided; those people count again only once its author has changed it. */
export const clearReports = (trx: Kysely<Database>, ratingId: string, now: Date) =>
  trx
    .updateTable('rating_reports')
    .set({ cleared_at: now })
    .where('rating_id', '=', ratingId)
    .where('cleared_at', 'is', null)
    .execute();
