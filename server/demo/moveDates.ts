import type { Transaction } from 'kysely';
import { textOf, type Cell, type Rows } from '../content/tables.ts';
import type { Database } from '../database/schema.ts';

const week = 7 * 86_400_000;
/** The reference week for the dates in the folder: a Thursday at 6 p.m. */
const weekOfFolder = Date.UTC(2026, 10, 19, 18);

/** Shifts the demo's events by whole weeks, so that some are always upcoming. */
export async function moveDates(db: Transaction<Database>, content: Rows, now: Date): Promise<void> {
  const later = Math.floor((now.getTime() - weekOfFolder) / week) * week;
  const moved = (instant: Cell | undefined) => new Date(Date.parse(textOf(instant)) + later);
  for (const date of content.get('event_dates') ?? [])
    await db
      .updateTable('event_dates')
      .set({ starts_at: moved(date['starts_at']), ends_at: moved(date['ends_at']) })
      .where('deliverable_id', '=', textOf(date['deliverable_id']))
      .where('position', '=', Number(date['position']))
      .execute();
}
