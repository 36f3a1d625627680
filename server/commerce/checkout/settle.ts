import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import { isUndecided } from '../../../src/shared/states.ts';
import type { Database } from '../../database/schema.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { SavedMethodDetails } from '../payments/provider.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../../kernel/services.ts';
import { renewalDeclined } from '../subscriptions/failedCharge.ts';
import { bookFee, bookIncome } from './bookIncome.ts';
import { bookRefund } from './bookRefund.ts';
import { closeAttempts } from '../orders/closeAttempts.ts';
import { fulfil } from './fulfil.ts';
import { savePaymentMethod } from './savePaymentMethod.ts';
import { lockForPayment, type Locked } from './lockForPayment.ts';
import { planBought } from './planChange.ts';
import { isBooked, type Order, type Transaction } from '../orders/locks.ts';
import { watchProcessing } from './slowPayment.ts';
import { expireSuperseded } from './superseded.ts';
import { transitionOrder, transitionTransaction } from '../orders/transitions.ts';
import { countPromoUse } from './promoUses.ts';
import { requestNumber } from './receiptJob.ts';

/** The amounts a provider reports for a payment, in minor units. */
export interface Settlement {
  readonly actualAmount: Minor;
  readonly actualCurrencyId: string;
  /** The provider's fee, in the attempt's currency; null if it's reported later. */
  readonly fee: Minor | null;
  /** The provider's new reference for the payment, if it changes. */
  readonly reference?: string | undefined;
  /** The method the provider saved for renewals. */
  readonly method?: SavedMethodDetails | undefined;
}

/** What's needed to lock a transaction. */
export type TransactionKey = Pick<Transaction, 'id' | 'order_id'>;

/**
 * Books a verified success, however late. A top-up credits the wallet; any other payment fulfills its order, or is
 * refunded if the order is already paid, expired, superseded or has another total by now, or if its account was blocked
 * or erased. A success that is already booked changes nothing. Takes its own locks (`lockForPayment`).
 */
export async function settle(
  trx: Kysely<Database>,
  services: Services,
  transaction: TransactionKey,
  settlement: Settlement,
): Promise<void> {
  const { order: locked, attempts, attempt, isBlocked } = await lockForPayment(trx, transaction);
  if (!attempt || (attempt.order_id !== null && !locked))
    throw new Error(`transaction ${transaction.id} has no order`);
  if (isBooked(attempt)) return;
  const others = attempts.filter(({ id }) => id !== attempt.id);
  const order = locked && (await expireSuperseded(trx, services, locked, others, isBlocked));
  const booked = await transitionTransaction(
    trx,
    services.clock(),
    attempt,
    'SUCCEEDED',
    columnsOf(settlement),
  );
  await book(trx, services, { order, attempts, attempt: booked }, settlement);
}

const columnsOf = ({ actualAmount, actualCurrencyId, fee, reference }: Settlement) => ({
  actual_amount_minor: actualAmount,
  actual_currency_id: actualCurrencyId,
  fee_minor: fee,
  ...(reference !== undefined && { provider_reference: reference }),
});

/** The columns of an attempt that is inserted as a success (`settleNew`). */
export const succeeded = (settlement: Settlement) => ({
  status: 'SUCCEEDED' as const,
  ...columnsOf(settlement),
});

/**
 * Books the only attempt at an order when both were written in the same database transaction, the attempt as a success.
 * No one else sees either of them yet, and whether the buyer owns the product was already checked; only another plan
 * may still be in the way.
 */
export async function settleNew(
  trx: Kysely<Database>,
  services: Services,
  written: Order,
  attempt: Transaction,
  settlement: Settlement,
): Promise<void> {
  const isPlan = (await planBought(trx, services, written)) !== undefined;
  const order = isPlan ? await expireSuperseded(trx, services, written, [], false) : written;
  await book(trx, services, { order, attempts: [attempt], attempt }, settlement);
}

/** Books a success, and fulfills the order it pays for or refunds it. */
async function book(
  trx: Kysely<Database>,
  services: Services,
  { order, attempts, attempt: booked }: Omit<Locked, 'isBlocked'> & { readonly attempt: Transaction },
  settlement: Settlement,
): Promise<void> {
  const now = services.clock();
  const paid = order && pays(booked, order) ? order : undefined;
  // Lock order: before the ledger accounts, which everyone shares.
  if (paid) await countPromoUse(trx, paid);

  await bookIncome(trx, now, booked, paid?.id);
  await bookFee(trx, now, booked, settlement.fee ?? 0);
  const details = providerOf(booked.payment_method).remote?.details;
  if (settlement.fee === null && details) await enqueue(trx, details.job, { transactionId: booked.id }, now);

  if (!order) {
    await requestNumber(trx, booked.id, now);
  } else if (paid) {
    const others = attempts.filter(({ id }) => id !== booked.id);
    await closeAttempts(trx, services, others);
    await fulfil(trx, services, order);
  } else {
    // It can only be refunded in full, so its own id identifies the refund.
    await bookRefund(
      trx,
      services,
      { order, attempts, attempt: booked },
      { id: booked.id, amount: booked.amount_minor },
    );
  }
  if (settlement.method) await savePaymentMethod(trx, now, booked, settlement.method);
}

/** Whether this attempt is the payment its order is still waiting for. */
const pays = (attempt: Transaction, order: Order): boolean =>
  (order.status === 'OPEN' || order.status === 'CONFIRMED') &&
  attempt.amount_minor === order.total_minor &&
  attempt.currency_id === order.currency_id;

/**
 * Records that the provider declined an attempt or let it expire, and reopens its order. Ignored once the attempt is
 * decided.
 */
export async function decline(
  trx: Kysely<Database>,
  services: Services,
  transaction: TransactionKey,
  to: 'FAILED' | 'EXPIRED' = 'FAILED',
): Promise<void> {
  const { order, attempts, attempt } = await lockForPayment(trx, transaction);
  if (!attempt || !isUndecided(attempt.status)) return;
  await transitionTransaction(trx, services.clock(), attempt, to);
  const others = attempts.some((other) => other !== attempt && isUndecided(other.status));
  if (order?.status !== 'CONFIRMED' || others) return;
  await transitionOrder(trx, order, 'OPEN');
  if (order.purpose === 'RENEWAL')
    await renewalDeclined(trx, services, { ...order, status: 'OPEN' }, attempt);
}

/**
 * Records that the provider is processing an attempt, and has the operator told if that takes too long. Ignored unless
 * it was still waiting for its buyer.
 */
export async function markProcessing(
  trx: Kysely<Database>,
  services: Services,
  transaction: TransactionKey,
): Promise<void> {
  const { attempt } = await lockForPayment(trx, transaction);
  if (attempt?.status !== 'PENDING') return;
  await transitionTransaction(trx, services.clock(), attempt, 'PROCESSING');
  await watchProcessing(trx, services.clock(), attempt.id);
}
