import type { Transaction } from 'kysely';
import { percentOf, type Minor } from '../../../src/shared/money.ts';
import { enqueue } from '../../jobs/queue.ts';
import { post } from '../../ledger/post.ts';
import type { Database } from '../schema.ts';
import type { DemoOrder } from './demoOrders.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

interface Buyer {
  readonly id: string;
  readonly email: string;
}

/** A paid order with its attempts, its receipt number, its ledger entries and its purchase. */
export async function seedOrder(
  db: Transaction<Database>,
  buyer: Buyer,
  order: DemoOrder,
  now: Date,
): Promise<void> {
  const created = new Date(now.getTime() - order.daysAgo * day);
  const paid = new Date(created.getTime() + 4 * minute);
  const price = await db
    .selectFrom('prices')
    .innerJoin('currencies', 'currencies.id', 'prices.currency_id')
    .select(['prices.currency_id', 'default_minor', 'sale_minor'])
    .where('tariff_id', '=', order.tariffId)
    .where('currencies.code', '=', order.currency)
    .executeTakeFirstOrThrow();
  const current = price.sale_minor ?? price.default_minor;
  const total = current - percentOf(current, order.promoCode?.percent ?? 0);
  const { value: receipt } = await db
    .updateTable('counters')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', 'receipt')
    .returning('value')
    .executeTakeFirstOrThrow();
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
      receipt_number: receipt,
    })
    .execute();
  if (order.promoCode)
    await db
      .updateTable('promo_codes')
      .set((eb) => ({ uses: eb('uses', '+', 1) }))
      .where('code', '=', order.promoCode.code)
      .execute();

  await seedAttempts(db, buyer, order, { currencyId: price.currency_id, total, created, paid });
  await seedPurchase(db, { ...selection, order_id: order.id }, order.isOver ? 'EXPIRED' : 'ACTIVE', paid);
}

/** The attempts to pay an order, and the sale in the ledger. */
async function seedAttempts(
  db: Transaction<Database>,
  buyer: Buyer,
  order: DemoOrder,
  { currencyId, total, created, paid }: { currencyId: string; total: Minor; created: Date; paid: Date },
): Promise<void> {
  const attempt = { user_id: buyer.id, order_id: order.id, payment_method: 'sandbox' };
  const amounts = { currency_id: currencyId, amount_minor: total };
  if (order.declinedFirst)
    await db
      .insertInto('transactions')
      .values({
        ...attempt,
        ...amounts,
        id: `${order.id}-declined`,
        status: 'FAILED',
        provider_reference: `${order.id}-declined`,
        created_at: created,
        date_of_status_change: new Date(created.getTime() + minute),
      })
      .execute();
  await db
    .insertInto('transactions')
    .values({
      ...attempt,
      ...amounts,
      id: `${order.id}-paid`,
      status: 'SUCCEEDED',
      actual_currency_id: currencyId,
      actual_amount_minor: total,
      provider_reference: `${order.id}-paid`,
      created_at: new Date(created.getTime() + 2 * minute),
      date_of_status_change: paid,
    })
    .execute();
  await post(db, paid, {
    kind: 'SALE',
    reference: `${order.id}-paid`,
    transactionId: `${order.id}-paid`,
    currencyId,
    entries: [
      { account: { kind: 'PROVIDER', provider: 'sandbox' }, amount: -total },
      { account: { kind: 'SALES' }, amount: total },
    ],
  });
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
  if (end && status === 'ACTIVE') await enqueue(db, 'purchase.expire', { purchaseId: id }, end);
}
