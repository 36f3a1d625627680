import type { Transaction } from 'kysely';
import { percentOf } from '../../src/shared/money.ts';
import { expirePurchaseJob } from '../commerce/orders/expirePurchase.ts';
import { grant } from '../commerce/grants/grants.ts';
import { enqueue } from '../kernel/queue.ts';
import type { Database } from '../database/schema.ts';
import { demoPresents, demoSubscription, type DemoOrder } from './demoOrders.ts';
import { nextReceipt } from './nextReceipt.ts';
import { seedAttempts } from './seedAttempts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Buyer {
  readonly id: string;
  readonly firstName: string;
  readonly email: string;
}

/** What an order is for besides its product: the gift's message, or the subscription period that it renews. */
function purposeOf({ id, purpose }: DemoOrder, buyer: Buyer, created: Date) {
  const { orderId, recipientName, message } = demoPresents.find(({ orderId: of }) => of === id) ?? {};
  return {
    purpose: purpose ?? ('PURCHASE' as const),
    ...(orderId !== undefined && {
      present: JSON.stringify({ recipientName, senderName: buyer.firstName, message }),
    }),
    ...(purpose === 'RENEWAL' && {
      subscription_id: demoSubscription.id,
      plan_id: demoSubscription.planId,
      period_end: created,
    }),
  };
}

/**
 * Seeds a paid order with its attempts, receipt number and ledger entries, plus the purchase if it was bought for
 * oneself.
 */
export async function seedOrder(
  db: Transaction<Database>,
  buyer: Buyer,
  order: DemoOrder,
  now: Date,
): Promise<void> {
  const created = new Date(now.getTime() - order.daysAgo * day);
  const paid = order.fromWallet ? created : new Date(created.getTime() + 4 * minute);
  const price = await db
    .selectFrom('prices')
    .innerJoin('currencies', 'currencies.id', 'prices.currency_id')
    .select(['prices.currency_id', 'default_minor', 'sale_minor'])
    .where('tariff_id', '=', order.tariffId)
    .where('currencies.code', '=', order.currency)
    .executeTakeFirstOrThrow();
  const current = price.sale_minor ?? price.default_minor;
  const total = current - percentOf(current, order.promoCode?.percent ?? 0);
  const selection = {
    product_id: order.productId,
    tariff_id: order.tariffId,
    gift_id: order.giftId ?? null,
    user_id: buyer.id,
    created_at: created,
  };

  await db
    .insertInto('orders')
    .values({
      ...selection,
      ...purposeOf(order, buyer, created),
      id: order.id,
      status: 'PAID',
      promo_code: order.promoCode?.code ?? null,
      currency_id: price.currency_id,
      default_minor: price.default_minor,
      total_minor: total,
      email: buyer.email,
      language: 'en',
      utm: '{}',
      expires_at: new Date(created.getTime() + day),
      paid_at: paid,
      receipt_number: await nextReceipt(db),
    })
    .execute();
  if (order.promoCode)
    await db
      .updateTable('promo_codes')
      .set((eb) => ({ uses: eb('uses', '+', 1) }))
      .where('code', '=', order.promoCode.code)
      .execute();

  await seedAttempts(db, buyer.id, order, { currencyId: price.currency_id, total, created, paid });
  if (!order.purpose)
    await seedPurchase(db, { ...selection, order_id: order.id }, order.isOver ? 'EXPIRED' : 'ACTIVE', paid);
}

async function seedPurchase(
  db: Transaction<Database>,
  bought: {
    readonly user_id: string;
    readonly order_id: string;
    readonly product_id: string;
    readonly tariff_id: string;
    readonly gift_id: string | null;
  },
  status: 'ACTIVE' | 'EXPIRED',
  paid: Date,
): Promise<void> {
  const { available_duration: days } = await db
    .selectFrom('products')
    .select('available_duration')
    .where('id', '=', bought.product_id)
    .executeTakeFirstOrThrow();
  const end = days === null ? null : new Date(paid.getTime() + days * day);
  const id = `${bought.order_id}-purchase`;
  await db
    .insertInto('purchases')
    .values({ ...bought, id, status, available_to: end, created_at: paid })
    .execute();
  const { total_minor: paidMinor, currency_id: currencyId } = await db
    .selectFrom('orders')
    .select(['total_minor', 'currency_id'])
    .where('id', '=', bought.order_id)
    .executeTakeFirstOrThrow();
  const isPlan = await db
    .selectFrom('plans')
    .select('id')
    .where('product_id', '=', bought.product_id)
    .executeTakeFirst();
  if (!isPlan)
    await grant(db, paid, {
      order_id: bought.order_id,
      user_id: bought.user_id,
      kind: 'PRODUCT',
      subject: bought.product_id,
      tariff: bought.tariff_id,
      starts_at: paid,
      ends_at: end,
      source: 'PURCHASE',
      paid_minor: paidMinor,
      currency_id: currencyId,
      payer_id: bought.user_id,
      follows: null,
    });
  if (end && status === 'ACTIVE') await enqueue(db, expirePurchaseJob, { purchaseId: id }, end);
}
