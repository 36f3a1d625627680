import type { Transaction } from 'kysely';
import { expirePresentJob } from '../commerce/presents/expirePresent.ts';
import { grant } from '../commerce/grants/grants.ts';
import { enqueue } from '../kernel/queue.ts';
import { daysAfter } from '../commerce/subscriptions/schedule.ts';
import type { Database } from '../database/schema.ts';
import { demoPresents } from './demoOrders.ts';
import { demoUser } from './seedDemoUser.ts';

/** How long a gift can be redeemed, in days. */
const lifetime = 365;

/**
 * Seeds the gifts from the demo user's orders, and what they gave to the people who redeemed them. Must come after
 * those people.
 */
export async function seedPresents(db: Transaction<Database>, now: Date): Promise<void> {
  for (const { id, orderId, recipientName, message, taken } of demoPresents) {
    const order = await db
      .selectFrom('orders')
      .innerJoin('products', 'products.id', 'orders.product_id')
      .select([
        'product_id',
        'tariff_id',
        'paid_at',
        'available_duration as days',
        'total_minor',
        'currency_id',
      ])
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
    await enqueue(db, expirePresentJob, { presentId: id }, expiresAt);
    if (!takenAt) continue;
    const availableTo = order.days === null ? null : daysAfter(takenAt, order.days);
    await db
      .insertInto('purchases')
      .values({
        ...given,
        id: `${id}-purchase`,
        user_id: taken.by,
        present_id: id,
        status: 'ACTIVE',
        available_to: availableTo,
        created_at: takenAt,
      })
      .execute();
    await grant(db, takenAt, {
      order_id: orderId,
      user_id: taken.by,
      kind: 'PRODUCT',
      subject: order.product_id,
      tariff: order.tariff_id,
      starts_at: takenAt,
      ends_at: availableTo,
      source: 'PRESENT',
      paid_minor: order.total_minor,
      currency_id: order.currency_id,
      payer_id: demoUser.id,
      follows: null,
    });
  }
}
