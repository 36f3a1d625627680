import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Order } from '../orders/locks.ts';
import type { Database } from '../../database/schema.ts';
import { expirePresentJob } from './expirePresent.ts';
import { mailGiftBuyer } from './mailGiftBuyer.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';

/** How long a gift can be redeemed, in milliseconds. */
const presentLifetime = 365 * 86_400_000;

/**
 * Creates the gift that a paid, locked PRESENT order is for, and emails its link to the buyer. Called by `settle` in
 * its database transaction.
 */
export async function createPresent(trx: Kysely<Database>, services: Services, order: Order): Promise<void> {
  const now = services.clock();
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + presentLifetime);
  const { dreamId, ...words } = order.present ?? {};
  await trx
    .insertInto('presents')
    .values({
      id,
      order_id: order.id,
      buyer_id: order.user_id,
      product_id: order.product_id,
      tariff_id: order.tariff_id,
      status: 'PURCHASED',
      recipient_name: words.recipientName ?? null,
      sender_name: words.senderName ?? null,
      message: words.message ?? null,
      dream_id: dreamId === undefined ? null : await fulfilDream(trx, now, dreamId),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  await enqueue(trx, expirePresentJob, { presentId: id }, expiresAt);
  const made = { id, recipient_name: words.recipientName ?? null, expires_at: expiresAt };
  await mailGiftBuyer(trx, services, order, made, 'presentReady');
}

/** Marks a dream as fulfilled and returns its id; null if it's gone by now. */
async function fulfilDream(trx: Kysely<Database>, now: Date, dreamId: string): Promise<string | null> {
  const dream = await trx
    .selectFrom('dreams')
    .select(['id', 'status'])
    .where('id', '=', dreamId)
    .forUpdate()
    .executeTakeFirst();
  if (dream?.status === 'OPEN')
    await trx
      .updateTable('dreams')
      .set({ status: 'FULFILLED', fulfilled_at: now })
      .where('id', '=', dreamId)
      .execute();
  return dream?.id ?? null;
}
