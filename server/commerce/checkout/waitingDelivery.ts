import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ImmediateDelivery } from '../agreements/immediateDelivery.ts';

/** What was bought and isn't open yet. */
export interface WaitingDelivery {
  readonly orderId: string;
  readonly kind: ImmediateDelivery['kind'];
  readonly startsAt: Date;
}

/** What orders wait for, by order; none for those that don't wait. */
export async function waitingDeliveries(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, WaitingDelivery>> {
  const rows = await db
    .selectFrom('purchases')
    .leftJoin('plans', 'plans.product_id', 'purchases.product_id')
    .select(['order_id', 'starts_at', 'plans.id as plan_id'])
    .where('order_id', 'in', ['', ...orderIds])
    .where('status', '=', 'PENDING')
    .$narrowType<{ order_id: string; starts_at: Date }>()
    .execute();
  return new Map(
    rows.map(({ order_id: orderId, starts_at: startsAt, plan_id: planId }) => [
      orderId,
      { orderId, startsAt, kind: planId === null ? 'CONTENT' : 'SERVICE' },
    ]),
  );
}

/** What an order waits for; undefined if nothing. */
export const waitingDelivery = async (
  db: Kysely<Database>,
  orderId: string,
): Promise<WaitingDelivery | undefined> => (await waitingDeliveries(db, [orderId])).get(orderId);
