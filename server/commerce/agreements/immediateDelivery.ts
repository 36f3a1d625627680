import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { rulesFor } from '../../law/rules.ts';

const day = 86_400_000;

/** What a buyer is asked for before paying for what would open at once. */
export interface ImmediateDelivery {
  /** CONTENT: the right to withdraw is lost with it. SERVICE: what was used until a withdrawal is paid for. */
  readonly kind: 'CONTENT' | 'SERVICE';
  /** The days until it opens without that. */
  readonly days: number;
}

export interface Bought {
  readonly tariffId: string;
  readonly giftId: string | null;
  readonly total: number;
  readonly isPlan: boolean;
}

/** Whether an event that comes with a selection begins before a moment: its date is fixed, so nothing can wait for it. */
async function hasEventBefore(
  db: Kysely<Database>,
  { now, until }: { readonly now: Date; readonly until: Date },
  { tariffId, giftId }: Bought,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (
    select from event_dates e join deliverables d on d.id = e.deliverable_id
    where (d.tariff_id = ${tariffId} or d.gift_id = ${giftId}) and d.archived_at is null
      and e.ends_at > ${now}::timestamptz and e.starts_at < ${until}::timestamptz) as has`.execute(db);
  return rows[0]?.has === true;
}

/** Whether a tariff delivers nothing but events, none of which begins at once. */
async function isOnlyEvents(db: Kysely<Database>, { tariffId, giftId }: Bought): Promise<boolean> {
  const { rows } = await sql<{ only: boolean | null }>`
    select bool_and(kind = 'EVENT') as only from deliverables
    where (tariff_id = ${tariffId} or gift_id = ${giftId}) and archived_at is null`.execute(db);
  return rows[0]?.only === true;
}

/**
 * What the law of a buyer's country asks for before a purchase for oneself opens at once; undefined if nothing: there is
 * no such rule, nothing is paid, or an event has its own date. Not for gifts, trials, and more time of a plan that one
 * has (decision 60).
 */
export async function immediateDelivery(
  db: Kysely<Database>,
  now: Date,
  country: string | null,
  bought: Bought,
): Promise<ImmediateDelivery | undefined> {
  if (bought.total === 0) return undefined;
  const { days, immediateDelivery: rule } = (await rulesFor(db, country, now)).withdrawal;
  if (rule === 'none' || days === 0) return undefined;
  if (bought.isPlan) return { kind: 'SERVICE', days };
  const until = new Date(now.getTime() + days * day);
  if (await hasEventBefore(db, { now, until }, bought)) return undefined;
  return (await isOnlyEvents(db, bought)) ? undefined : { kind: 'CONTENT', days };
}
