import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

const day = 86_400_000;

/** A plan may be tried for this part of the time that was bought, and for a day at least. */
const triedPart = 1 / 10;

/** How many of a plan's days the terms let a buyer try. */
export const triedDays = (bought: number): number => Math.max(1, bought * triedPart);

/**
 * Whether more of an order's plan time has passed than the terms let a buyer try: a tenth of it, or a day. False for
 * anything else, and for a plan without an end.
 */
export async function isBeyondTrying(db: Kysely<Database>, now: Date, orderId: string): Promise<boolean> {
  const grants = await db
    .selectFrom('grants')
    .select(['starts_at', 'ends_at', 'revoked_at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'PLAN')
    .execute();
  const time = now.getTime();
  let [passed, left] = [0, 0];
  // Time that was moved has several rows: what had passed of the revoked ones, and the rest.
  for (const { starts_at: start, ends_at: end, revoked_at: revokedAt } of grants) {
    if (end === null) return false;
    const until = Math.min(end.getTime(), revokedAt?.getTime() ?? time, time);
    passed += Math.max(0, until - start.getTime());
    if (revokedAt === null) left += Math.max(0, end.getTime() - Math.max(start.getTime(), time));
  }
  return passed > triedDays((passed + left) / day) * day;
}
