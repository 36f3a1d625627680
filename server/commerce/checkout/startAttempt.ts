import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import { mayHoldMoneyById } from '../../identity/proven.ts';
import type { Database } from '../../database/schema.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Services } from '../../kernel/services.ts';
import type { Order } from '../orders/locks.ts';
import { settle, settleNew, succeeded } from './settle.ts';

/** How an attempt is to be paid, beside its provider. */
export interface AttemptOptions {
  /** Keep the method for renewals, where the buyer may have any kept. */
  readonly saveMethod?: boolean;
  /** Charge this kept method, without its owner being there. */
  readonly savedMethodId?: string;
  /** The order was written in the caller's database transaction, which has checked that nothing is in its way. */
  readonly isNew?: boolean;
}

/** Whether an amount is paid with the attempt itself: from the wallet, or because there is nothing to pay. */
export const paysAtOnce = ({ remote }: PaymentProvider, amount: Minor): boolean =>
  amount === 0 || remote === undefined;

/**
 * Writes an attempt to pay a saved order. The wallet, or nothing to pay, settles it here and now; any other is
 * started by `openAttempt` once the caller's database transaction is committed.
 * @throws Failure INSUFFICIENT_BALANCE
 */
export async function startAttempt(
  trx: Kysely<Database>,
  services: Services,
  order: Order,
  provider: PaymentProvider,
  { saveMethod = false, savedMethodId, isNew = false }: AttemptOptions = {},
): Promise<{ id: string }> {
  const now = services.clock();
  const isPaidNow = paysAtOnce(provider, order.total_minor);
  const settlement = { actualAmount: order.total_minor, actualCurrencyId: order.currency_id, fee: 0 };
  const attempt = await trx
    .insertInto('transactions')
    .values({
      id: randomUUID(),
      user_id: order.user_id,
      order_id: order.id,
      status: 'PENDING',
      payment_method: provider.id,
      currency_id: order.currency_id,
      amount_minor: order.total_minor,
      save_method: saveMethod && (await mayHoldMoneyById(trx, order.user_id)),
      saved_method_id: savedMethodId ?? null,
      created_at: now,
      date_of_status_change: now,
      ...(isNew && isPaidNow && succeeded(settlement)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!isPaidNow) return attempt;
  if (isNew) await settleNew(trx, services, order, attempt, settlement);
  else await settle(trx, services, attempt, settlement);
  return attempt;
}
