import type { Transaction } from 'kysely';
import { enqueue } from '../../jobs/queue.ts';
import { daysAfter } from '../../subscriptions/schedule.ts';
import type { Database } from '../schema.ts';
import { demoPresents } from './demoOrders.ts';
import { demoUser } from './seedDemoUser.ts';

/** Days that a present waits to be taken. */
const lifetime = 365;

/** The presents of the demo user's orders; who took one has what it brings. Comes after those people. */
export async function seedPresents(db: Transaction<Database>, now: Date): Promise<void> {
  for (const { id, orderId, recipientName, message, taken } of demoPresents) {
    const order = await db
      .selectFrom('orders')
      .innerJoin('products', 'products.id', 'orders.product_id')
      .select(['product_id', 'tariff_id', 'paid_at', 'available_duration as days'])
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow();
    const bought = order.paid_at ?? now;
    const expiresAt = daysAfter(bought, lifetime);
    const takenAt = taken && daysAfter(now, -taken.daysAgo);
    const given = { product_id: order.product_id, tariff_id: order.tariff_id };
    await db
      .insertInto('presents')
      .values({
        ...given,
        id,
        order_id: orderId,
        buyer_id: demoUser.id,
        status: taken ? 'REDEEMED' : 'PURCHASED',
        recipient_name: recipientName,
        sender_name: demoUser.firstName,
        message,
        redeemed_by: taken?.by ?? null,
        redeemed_at: takenAt ?? null,
        created_at: bought,
        expires_at: expiresAt,
      })
      .execute();
    await enqueue(db, 'present.expire', { presentId: id }, expiresAt);
    if (takenAt)
      await db
        .insertInto('purchases')
        .values({
          ...given,
          id: `${id}-purchase`,
          user_id: taken.by,
          present_id: id,
          status: 'ACTIVE',
          available_to: order.days === null ? null : daysAfter(takenAt, order.days),
          created_at: takenAt,
        })
        .execute();
  }
}
