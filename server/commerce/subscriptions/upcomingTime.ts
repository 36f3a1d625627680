import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { liveGrants } from '../grants/grants.ts';

/** Uninterrupted time of one plan. */
interface PlanTime {
  readonly planId: string;
  readonly startsAt: Date;
  /** Null if it never ends. */
  endsAt: Date | null;
}

/** A user's time of other plans that follows the current one, in the order in which it runs. */
export async function upcomingTime(db: Kysely<Database>, userId: string, now: Date): Promise<PlanTime[]> {
  const times: PlanTime[] = [];
  for (const { subject, starts_at: startsAt, ends_at: endsAt } of await liveGrants(db, userId, now, 'PLAN')) {
    const before = times.at(-1);
    if (before?.planId === subject) before.endsAt = endsAt;
    else times.push({ planId: subject, startsAt, endsAt });
  }
  return times.slice(1);
}
