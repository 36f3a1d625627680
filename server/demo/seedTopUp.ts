import type { Transaction } from 'kysely';
import { post } from '../commerce/ledger/post.ts';
import { providerOf } from '../commerce/payments/providers.ts';
import type { Database } from '../database/schema.ts';
import { currencyOf } from '../database/seed/currencies.ts';
import type { DemoTopUp } from './demoOrders.ts';
import { nextReceipt } from './nextReceipt.ts';

const day = 86_400_000;
const method = 'sandbox';

/** Seeds a completed top-up with its receipt number and ledger entries. */
export async function seedTopUp(
  db: Transaction<Database>,
  userId: string,
  { id, daysAgo, currency, amount }: DemoTopUp,
  now: Date,
): Promise<void> {
  const created = new Date(now.getTime() - daysAgo * day);
  const paid = new Date(created.getTime() + 120_000);
  const currencyId = currencyOf(currency).id;
  await db
    .insertInto('transactions')
    .values({
      id,
      user_id: userId,
      purpose: 'TOP_UP',
      status: 'SUCCEEDED',
      payment_method: method,
      provider_reference: id,
      currency_id: currencyId,
      amount_minor: amount,
      actual_currency_id: currencyId,
      actual_amount_minor: amount,
      language: 'en',
      receipt_number: await nextReceipt(db),
      created_at: created,
      date_of_status_change: paid,
    })
    .execute();
  await post(db, paid, {
    kind: 'TOP_UP',
    reference: id,
    transactionId: id,
    currencyId,
    entries: [
      { account: providerOf(method).source(userId), amount: -amount },
      { account: { kind: 'WALLET', userId }, amount },
    ],
  });
}
