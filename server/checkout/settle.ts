import type { Kysely } from 'kysely';
import type { Minor } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import { post } from '../ledger/post.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../services.ts';
import { closeAttempts } from './closeAttempts.ts';
import { fulfil } from './fulfil.ts';
import { lockAttempts, lockOrder, type Order, type Transaction } from './locks.ts';
import { moveOrder, moveTransaction } from './moves.ts';

/** What the provider took. Minor units; the fee is the provider's, in the attempt's currency. */
export interface Settlement {
  readonly actualAmount: Minor;
  readonly actualCurrencyId: string;
  readonly fee: Minor;
}

/**
 * Books a genuine success, however late, and fulfils its order; gives it back where the order is already paid,
 * expired or has another total by now. A success that is booked already changes nothing.
 */
export async function settle(
  trx: Kysely<Database>,
  services: Services,
  { order_id: orderId, id }: Pick<Transaction, 'order_id' | 'id'>,
  settlement: Settlement,
): Promise<void> {
  const now = services.clock();
  const order = await lockOrder(trx, orderId);
  const attempts = await lockAttempts(trx, orderId);
  const attempt = attempts.find((each) => each.id === id);
  if (!order || !attempt) throw new Error(`transaction ${id} has no order`);
  if (isBooked(attempt)) return;

  await moveTransaction(trx, now, attempt, 'SUCCEEDED');
  await trx
    .updateTable('transactions')
    .set({
      actual_amount_minor: settlement.actualAmount,
      actual_currency_id: settlement.actualCurrencyId,
      fee_minor: settlement.fee,
    })
    .where('id', '=', attempt.id)
    .execute();
  await bookSale(trx, now, attempt, settlement.fee);

  if (pays(attempt, order)) {
    await closeAttempts(
      trx,
      now,
      attempts.filter((other) => other !== attempt),
    );
    await moveOrder(trx, order, 'PAID');
    await fulfil(trx, services, order);
  } else {
    await giveBack(trx, now, attempt);
  }
}

const isBooked = ({ status }: Transaction): boolean =>
  status === 'SUCCEEDED' ||
  status === 'PARTIALLY_REFUNDED' ||
  status === 'REFUNDED' ||
  status === 'CHARGED_BACK';

/** Whether this attempt is what the order still waits for. */
const pays = (attempt: Transaction, order: Order): boolean =>
  (order.status === 'OPEN' || order.status === 'CONFIRMED') &&
  attempt.amount_minor === order.total_minor &&
  attempt.currency_id === order.currency_id;

async function bookSale(trx: Kysely<Database>, now: Date, attempt: Transaction, fee: Minor): Promise<void> {
  const source = providerOf(attempt.payment_method).source(attempt.user_id);
  const fact = { reference: attempt.id, transactionId: attempt.id, currencyId: attempt.currency_id };
  await post(trx, now, {
    kind: 'SALE',
    ...fact,
    entries: [
      { account: source, amount: -attempt.amount_minor },
      { account: { kind: 'SALES' }, amount: attempt.amount_minor },
    ],
  });
  if (fee > 0)
    await post(trx, now, {
      kind: 'FEE',
      ...fact,
      entries: [
        { account: { kind: 'FEES' }, amount: -fee },
        { account: source, amount: fee },
      ],
    });
}

/** Returns the whole of a booked attempt to where it came from. */
async function giveBack(trx: Kysely<Database>, now: Date, attempt: Transaction): Promise<void> {
  const provider = providerOf(attempt.payment_method);
  await moveTransaction(trx, now, { id: attempt.id, status: 'SUCCEEDED' }, 'REFUNDED');
  await post(trx, now, {
    kind: 'REFUND',
    reference: attempt.id,
    transactionId: attempt.id,
    currencyId: attempt.currency_id,
    entries: [
      { account: provider.source(attempt.user_id), amount: attempt.amount_minor },
      { account: { kind: 'SALES' }, amount: -attempt.amount_minor },
    ],
  });
  if (attempt.provider_reference !== null) await provider.refund(trx, attempt.provider_reference);
}

/** Notes that the provider declined an attempt; its order is open again. Ignored once the attempt is decided. */
export async function decline(
  trx: Kysely<Database>,
  services: Services,
  { order_id: orderId, id }: Pick<Transaction, 'order_id' | 'id'>,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const attempts = await lockAttempts(trx, orderId);
  const attempt = attempts.find((each) => each.id === id);
  if (!order || !attempt || (attempt.status !== 'PENDING' && attempt.status !== 'PROCESSING')) return;
  await moveTransaction(trx, services.clock(), attempt, 'FAILED');
  const others = attempts.some(
    (other) => other !== attempt && (other.status === 'PENDING' || other.status === 'PROCESSING'),
  );
  if (order.status === 'CONFIRMED' && !others) await moveOrder(trx, order, 'OPEN');
}

/** Notes that the provider is working on an attempt. Ignored unless the attempt was still waiting for its buyer. */
export async function markProcessing(
  trx: Kysely<Database>,
  services: Services,
  { order_id: orderId, id }: Pick<Transaction, 'order_id' | 'id'>,
): Promise<void> {
  await lockOrder(trx, orderId);
  const attempt = (await lockAttempts(trx, orderId)).find((each) => each.id === id);
  if (attempt?.status === 'PENDING') await moveTransaction(trx, services.clock(), attempt, 'PROCESSING');
}
