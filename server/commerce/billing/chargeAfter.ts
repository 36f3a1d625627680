import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DueCharge } from '../subscriptions/dueCharge.ts';
import { planPrice } from '../subscriptions/planPrice.ts';
import type { PlannedChange } from './changePlan.ts';

/** The next charge once a plan has changed as previewed; undefined where the new one has no end. */
export async function chargeAfter(
  db: Kysely<Database>,
  { kind, plan, renewal, currencyId, startsAt, endsAt }: PlannedChange,
): Promise<DueCharge | undefined> {
  if (kind === 'DOWNGRADE') return { date: startsAt, amount: renewal, currencyId, plan };
  if (endsAt === null) return undefined;
  const then = await planPrice(db, plan, currencyId, endsAt);
  return { date: endsAt, amount: Math.min(then?.amount ?? renewal, renewal), currencyId, plan };
}
