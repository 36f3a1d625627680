import { fromDate, parseDate, toCalendarDate } from '@internationalized/date';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The row of `settings` with the shop's time zone. */
export const timeZoneSetting = 'timeZone';

/** The IANA time zone in which the shop's days begin and end: the operator's setting, else UTC. */
export async function shopTimeZone(db: Kysely<Database>): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', timeZoneSetting)
    .executeTakeFirst();
  return row?.value ?? 'UTC';
}

/** The first moment of a day (`YYYY-MM-DD`) in a time zone. */
export const startOfDay = (day: string, zone: string): Date => parseDate(day).toDate(zone);

/** The last millisecond of a day in a time zone. */
export const endOfDay = (day: string, zone: string): Date =>
  new Date(parseDate(day).add({ days: 1 }).toDate(zone).getTime() - 1);

/** The day (`YYYY-MM-DD`) of a moment in a time zone. */
export const dayOf = (moment: Date, zone: string): string =>
  toCalendarDate(fromDate(moment, zone)).toString();

/** The day that ends at a moment; undefined if none does. */
export function dayEndingAt(moment: Date, zone: string): string | undefined {
  const day = dayOf(moment, zone);
  return endOfDay(day, zone).getTime() === moment.getTime() ? day : undefined;
}
