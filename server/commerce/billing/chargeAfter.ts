import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DueCharge } from '../subscriptions/dueCharge.ts';
import { planPrice } from '../subscriptions/planPrice.ts';
import type { PlannedChange } from './changePlan.ts';

/** The next charge after a previewed plan change; undefined if the new plan never ends. */
export async function chargeAfter(
  db: Kysely<Database>,
  { kind, plan, price, renewal, currencyId, startsAt, endsAt, behind }: PlannedChange,
): Promise<DueCharge | undefined> {
  if (kind === 'DOWNGRADE') return { date: startsAt, amount: price, currencyId, plan };
  if (endsAt === null) return undefined;
  // Nothing is charged until the time behind the new plan has been used up too.
  const date = behind.at(-1)?.span?.endsAt ?? endsAt;
  const then = await planPrice(db, plan, currencyId, date);
  return { date, amount: Math.min(then?.amount ?? renewal, renewal), currencyId, plan };
}
