import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { DueCharge } from '../subscriptions/dueCharge.ts';
import { chosenBy, extendedBy, previewed } from '../subscriptions/payments.ts';
import { chargeWith } from '../subscriptions/chargeWith.ts';
import type { PlannedChange } from './changePlan.ts';

/** The next charge after a previewed plan change; undefined if nothing renews then. */
export async function chargeAfter(
  db: Kysely<Database>,
  change: PlannedChange,
): Promise<DueCharge | undefined> {
  const { kind, plan, tariffId, price, renewal, currencyId, startsAt, endsAt } = change;
  if (kind === 'DOWNGRADE') return { date: startsAt, amount: price, currencyId, plan };
  if (endsAt === null) return undefined;
  const { subscription, previewedAt: now, behind, total } = change;
  const payment = previewed({ tariffId, currencyId, list: renewal, total });
  const choice =
    kind === 'EXTENSION'
      ? await extendedBy(db, now, subscription, payment, plan)
      : await chosenBy(db, now, payment, plan);
  // Nothing is charged until the time behind the new plan has been used up too.
  return chargeWith(db, now, subscription, choice, behind.at(-1)?.span?.endsAt ?? endsAt);
}
