import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { withdrawalDays } from '../grants/value.ts';
import type { Selection } from '../orders/selection.ts';
import { daysOf, type Plan } from '../subscriptions/lock.ts';
import { triedDays } from './planDays.ts';

const day = 86_400_000;

/** When the next event that comes with a selection begins; undefined if none does. */
async function nextEvent(
  db: Kysely<Database>,
  now: Date,
  { tariffId, giftId }: Pick<Selection, 'tariffId' | 'giftId'>,
): Promise<Date | undefined> {
  const { rows } = await sql<{ begins: Date | null }>`
    select min(e.starts_at) as begins from event_dates e join deliverables d on d.id = e.deliverable_id
    where (d.tariff_id = ${tariffId} or d.gift_id = ${giftId}) and d.archived_at is null
      and e.ends_at > ${now}::timestamptz`.execute(db);
  return rows[0]?.begins ?? undefined;
}

/**
 * How many whole days after buying a selection now an unused purchase is refunded right away, by the rules of
 * `refundRight`; undefined if nothing is paid or it's less than a day.
 */
export async function refundDays(
  db: Kysely<Database>,
  now: Date,
  selection: Pick<Selection, 'tariffId' | 'giftId' | 'total'>,
  { plan, hasEvents }: { readonly plan: Plan | undefined; readonly hasEvents: boolean },
): Promise<number | undefined> {
  if (selection.total === 0) return undefined;
  const time = plan ? daysOf(plan) : null;
  const event = hasEvents ? await nextEvent(db, now, selection) : undefined;
  const days = Math.min(
    withdrawalDays,
    time === null ? Infinity : Math.floor(triedDays(time)),
    event ? Math.floor((event.getTime() - now.getTime()) / day) : Infinity,
  );
  return days < 1 ? undefined : days;
}
