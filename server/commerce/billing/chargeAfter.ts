import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DueCharge } from '../subscriptions/dueCharge.ts';
import { planPrice } from '../subscriptions/planPrice.ts';
import type { PlannedChange } from './changePlan.ts';

/** The next charge once a plan has changed as previewed; undefined where the new one has no end. */
export async function chargeAfter(
  db: Kysely<Database>,
  { kind, plan, renewal, currencyId, startsAt, endsAt, behind }: PlannedChange,
): Promise<DueCharge | undefined> {
  if (kind === 'DOWNGRADE') return { date: startsAt, amount: renewal, currencyId, plan };
  if (endsAt === null) return undefined;
  // Nothing is charged while there is time that was given.
  const date = behind.at(-1)?.span?.endsAt ?? endsAt;
  const then = await planPrice(db, plan, currencyId, date);
  return { date, amount: Math.min(then?.amount ?? renewal, renewal), currencyId, plan };
}
