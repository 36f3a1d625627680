import type { Transaction } from 'kysely';
import type { Minor } from '../../src/shared/money.ts';
import { post } from '../commerce/ledger/post.ts';
import { providerOf } from '../commerce/payments/providers.ts';
import type { Database } from '../database/schema.ts';
import type { DemoOrder } from './demoOrders.ts';

const minute = 60_000;

/** Seeds an order's payment attempts, and the sale in the ledger. */
export async function seedAttempts(
  db: Transaction<Database>,
  buyerId: string,
  order: DemoOrder,
  { currencyId, total, created, paid }: { currencyId: string; total: Minor; created: Date; paid: Date },
): Promise<void> {
  const method = order.fromWallet ? 'balance' : 'sandbox';
  const attempt = { user_id: buyerId, order_id: order.id, payment_method: method };
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
      ...(order.fromWallet ? { fee_minor: 0 } : { provider_reference: `${order.id}-paid` }),
      created_at: order.fromWallet ? created : new Date(created.getTime() + 2 * minute),
      date_of_status_change: paid,
    })
    .execute();
  await post(db, paid, {
    kind: 'SALE',
    reference: `${order.id}-paid`,
    transactionId: `${order.id}-paid`,
    currencyId,
    entries: [
      { account: providerOf(method).source(buyerId), amount: -total },
      { account: { kind: 'DEFERRED', orderId: order.id }, amount: total },
    ],
  });
}
