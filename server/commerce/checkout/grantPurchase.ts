import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { expirePurchaseJob } from '../orders/expirePurchase.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { grantProduct } from '../grants/productTime.ts';
import { startSubscription } from '../subscriptions/start.ts';
import type { Order } from '../orders/locks.ts';
import { hadGift } from '../orders/gifts.ts';

/**
 * Gives the buyer of a paid, locked PURCHASE order what was bought: the access, and the subscription where the product
 * is a plan's. Gives the gift that came along, null where the buyer had it meanwhile.
 */
export async function grantPurchase(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<{ giftId: string | null }> {
  const now = services.clock();
  const bought = await trx
    .selectFrom('products')
    .leftJoin('gifts', (join) => join.on('gifts.id', '=', order.gift_id))
    .leftJoin('plans', 'plans.product_id', 'products.id')
    .select(['products.available_duration', 'gifts.is_reusable', 'plans.id as plan_id'])
    .where('products.id', '=', order.product_id)
    .executeTakeFirstOrThrow();

  const givesGift =
    order.gift_id !== null &&
    (bought.is_reusable === true || !(await hadGift(trx, order.user_id, order.gift_id)));
  const giftId = givesGift ? order.gift_id : null;
  const purchaseId = randomUUID();
  const granted =
    bought.plan_id === null
      ? await grantProduct(
          trx,
          now,
          {
            order_id: order.id,
            user_id: order.user_id,
            subject: order.product_id,
            tariff: order.tariff_id,
            source: 'PURCHASE',
            paid_minor: order.total_minor,
            currency_id: order.currency_id,
            payer_id: order.user_id,
          },
          bought.available_duration,
        )
      : undefined;
  const availableTo = granted?.ends_at ?? null;
  await trx
    .insertInto('purchases')
    .values({
      id: purchaseId,
      user_id: order.user_id,
      order_id: order.id,
      product_id: order.product_id,
      tariff_id: order.tariff_id,
      gift_id: giftId,
      status: 'ACTIVE',
      available_to: availableTo,
      created_at: now,
    })
    .execute();
  if (availableTo !== null) await enqueue(trx, expirePurchaseJob, { purchaseId }, availableTo);
  if (bought.plan_id !== null) await startSubscription(trx, services, order, bought.plan_id);
  return { giftId };
}
