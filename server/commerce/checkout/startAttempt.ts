import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import { mayHoldMoneyById } from '../../identity/emailVerification.ts';
import type { Database } from '../../database/schema.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { Services } from '../../kernel/services.ts';
import type { Order } from '../orders/locks.ts';
import { settle, settleNew, succeeded } from './settle.ts';

/** How an attempt is to be paid, apart from its provider. */
export interface AttemptOptions {
  /** Save the method for renewals, if the buyer may have any saved. */
  readonly saveMethod?: boolean;
  /** Charge this saved method off-session. */
  readonly savedMethodId?: string;
  /** The order was written in the caller's database transaction, which has checked that nothing prevents it. */
  readonly isNew?: boolean;
}

/** Whether an attempt is paid right away: from the wallet, or because there's nothing to pay. */
export const paysAtOnce = ({ remote }: PaymentProvider, amount: Minor): boolean =>
  amount === 0 || remote === undefined;

/**
 * Writes an attempt to pay a saved order. If it's paid from the wallet, or there's nothing to pay, it's settled right
 * away; any other is started by `openAttempt` once the caller's database transaction commits.
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
