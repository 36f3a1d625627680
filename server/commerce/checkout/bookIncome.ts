import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { post } from '../ledger/post.ts';
import { walletAccount } from '../ledger/walletAccount.ts';
import { providerOf } from '../payments/providers.ts';
import type { Transaction } from '../orders/locks.ts';

const factOf = (attempt: Transaction) => ({
  reference: attempt.id,
  transactionId: attempt.id,
  currencyId: attempt.currency_id,
});

/**
 * Books a payment received. What an order was paid is owed to its buyer until they have used it (`recognize`); what
 * pays for no order any more is refunded from sales. A top-up waits in suspense if the account has been erased.
 */
export async function bookIncome(
  trx: Kysely<Database>,
  now: Date,
  attempt: Transaction,
  paidOrderId: string | undefined,
): Promise<void> {
  const isTopUp = attempt.purpose === 'TOP_UP';
  await post(trx, now, {
    kind: isTopUp ? 'TOP_UP' : 'SALE',
    ...factOf(attempt),
    entries: [
      {
        account: providerOf(attempt.payment_method).source(attempt.user_id),
        amount: -attempt.amount_minor,
      },
      {
        account: isTopUp
          ? await walletAccount(trx, now, {
              ...factOf(attempt),
              userId: attempt.user_id,
              provider: attempt.payment_method,
              amount: attempt.amount_minor,
            })
          : paidOrderId === undefined
            ? { kind: 'SALES' }
            : { kind: 'DEFERRED', orderId: paidOrderId },
        amount: attempt.amount_minor,
      },
    ],
  });
}

/** Books the provider's fee, if any, in the currency it was charged in, by default the attempt's. */
export async function bookFee(
  trx: Kysely<Database>,
  now: Date,
  attempt: Transaction,
  fee: Minor,
  currencyId = attempt.currency_id,
): Promise<void> {
  if (fee === 0) return;
  await post(trx, now, {
    kind: 'FEE',
    ...factOf(attempt),
    currencyId,
    entries: [
      { account: { kind: 'FEES' }, amount: -fee },
      { account: providerOf(attempt.payment_method).source(attempt.user_id), amount: fee },
    ],
  });
}
