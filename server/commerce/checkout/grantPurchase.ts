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
import { startDeliveryJob } from './deliveryJob.ts';

/** What a paid order is in its buyer's list of purchases. */
interface Bought {
  readonly giftId: string | null;
  readonly availableTo: Date | null;
  /** When it opens, if it waits. */
  readonly startsAt?: Date | undefined;
}

/** Adds a paid, locked order to its buyer's purchases. */
export async function writePurchase(
  trx: Kysely<Database>,
  { clock }: Services,
  order: Order,
  { giftId, availableTo, startsAt }: Bought,
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
      status: startsAt ? 'PENDING' : 'ACTIVE',
      available_to: availableTo,
      starts_at: startsAt ?? null,
      created_at: clock(),
    })
    .execute();
  await Promise.all([
    write,
    availableTo !== null && enqueue(trx, expirePurchaseJob, { purchaseId: id }, availableTo),
    startsAt && enqueue(trx, startDeliveryJob, { orderId: order.id }, startsAt),
  ]);
}

/** Grants the buyer of a paid, locked order its product or plan, worth `value`; returns when access to a product ends. */
export async function grantBought(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
  value: number,
): Promise<Date | null> {
  const product = (await catalogueIn(trx, services)).product(order.product_id);
  if (product.plan) {
    await startSubscription(trx, services, { ...order, total_minor: value }, product.plan.id);
    return null;
  }
  const { ends_at: endsAt } = await grantProduct(
    trx,
    services.clock(),
    {
      order_id: order.id,
      user_id: order.user_id,
      subject: order.product_id,
      tariff: order.tariff_id,
      source: 'PURCHASE',
      paid_minor: value,
      currency_id: order.currency_id,
      payer_id: order.user_id,
    },
    promisedDays(order, product.available_duration),
  );
  return endsAt;
}

/**
 * Grants the buyer of a paid, locked PURCHASE order what they bought: access, and a subscription if the product sells a
 * plan; later, if it waits until the buyer can't withdraw any more. Returns the bonus that comes with it, null if the
 * buyer has got it elsewhere since, and whether plan time has begun.
 */
export async function grantPurchase(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
): Promise<{ giftId: string | null; beginsPlan: boolean }> {
  const catalogue = await catalogueIn(trx, services);
  const givesGift =
    order.gift_id !== null &&
    (catalogue.gift(order.gift_id)?.is_reusable === true ||
      !(await hadBonus(trx, order.user_id, order.gift_id)));
  const giftId = givesGift ? order.gift_id : null;
  if (order.waits_days !== null) {
    const startsAt = new Date(services.clock().getTime() + order.waits_days * 86_400_000);
    await writePurchase(trx, services, order, { giftId, availableTo: null, startsAt });
    return { giftId, beginsPlan: false };
  }
  const isPlan = catalogue.planSoldBy(order.product_id) !== undefined;
  // The purchase of a plan comes first: its subscription refers to it.
  if (isPlan) await writePurchase(trx, services, order, { giftId, availableTo: null });
  const availableTo = await grantBought(trx, services, order, order.total_minor);
  if (!isPlan) await writePurchase(trx, services, order, { giftId, availableTo });
  return { giftId, beginsPlan: isPlan };
}
