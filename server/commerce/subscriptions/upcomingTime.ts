import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { liveGrants } from '../grants/grants.ts';

/** Time of one plan without a gap. */
interface PlanTime {
  readonly planId: string;
  readonly startsAt: Date;
  /** Null where it has no end. */
  endsAt: Date | null;
}

/** A person's time of other plans that follows what counts now, in the order in which it counts. */
export async function upcomingTime(db: Kysely<Database>, userId: string, now: Date): Promise<PlanTime[]> {
  const times: PlanTime[] = [];
  for (const { subject, starts_at: startsAt, ends_at: endsAt } of await liveGrants(db, userId, now, 'PLAN')) {
    const before = times.at(-1);
    if (before?.planId === subject) before.endsAt = endsAt;
    else times.push({ planId: subject, startsAt, endsAt });
  }
  return times.slice(1);
}
