import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import { expirePurchaseJob } from '../orders/expirePurchase.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { grantProduct } from '../grants/productTime.ts';
import { startSubscription } from '../subscriptions/start.ts';
import type { Order } from '../orders/locks.ts';
import { hadBonus } from '../orders/gifts.ts';
import { promisedDays } from '../subscriptions/promisedDays.ts';

/** What a paid order is in its buyer's list of purchases. */
interface Bought {
  readonly giftId: string | null;
  readonly availableTo: Date | null;
}

/** Adds a paid, locked order to its buyer's purchases. */
export async function writePurchase(
  trx: Kysely<Database>,
  { clock }: Services,
  order: Order,
  { giftId, availableTo }: Bought,
): Promise<void> {
  const id = randomUUID();
  const write = trx
    .insertInto('purchases')
    .values({
      id,
      user_id: order.user_id,
      order_id: order.id,
      product_id: order.product_id,
      tariff_id: order.tariff_id,
      gift_id: giftId,
      status: 'ACTIVE',
      available_to: availableTo,
      created_at: clock(),
    })
    .execute();
  await Promise.all([
    write,
    availableTo !== null && enqueue(trx, expirePurchaseJob, { purchaseId: id }, availableTo),
  ]);
}

/**
 * Grants the buyer of a paid, locked PURCHASE order what they bought: access, and a subscription if the product sells a
 * plan. Returns the bonus that comes with it, null if the buyer has got it elsewhere since.
 */
export async function grantPurchase(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<{ giftId: string | null; isPlan: boolean }> {
  const now = services.clock();
  const catalogue = await catalogueIn(trx, services);
  const product = catalogue.product(order.product_id);
  const givesGift =
    order.gift_id !== null &&
    (catalogue.gift(order.gift_id)?.is_reusable === true ||
      !(await hadBonus(trx, order.user_id, order.gift_id)));
  const giftId = givesGift ? order.gift_id : null;
  const granted =
    product.plan === undefined
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
          promisedDays(order, product.available_duration),
        )
      : undefined;
  await writePurchase(trx, services, order, { giftId, availableTo: granted?.ends_at ?? null });
  if (product.plan) await startSubscription(trx, services, order, product.plan.id);
  return { giftId, isPlan: product.plan !== undefined };
}
