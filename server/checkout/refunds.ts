import type { Kysely } from 'kysely';
import type { Minor } from '../../src/shared/money.ts';
import type { TransactionState } from '../../src/shared/states.ts';
import type { Database } from '../database/schema.ts';
import { failure } from '../graphql/errors.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../services.ts';
import { bookRefund } from './bookRefund.ts';
import { endAccess } from './endAccess.ts';
import { lockForPayment, type Locked } from './lockForPayment.ts';
import type { Transaction } from './locks.ts';

export interface RefundRequest {
  /** Made by the caller: the same id with the same amount gives money back once. */
  readonly id: string;
  readonly transactionId: string;
  /** Minor units of the transaction's currency, or all that was not given back yet. */
  readonly amount: Minor | 'whole';
  /** Into the buyer's wallet instead of back to where it was paid from. */
  readonly to?: 'SOURCE' | 'WALLET';
  readonly reason?: string | null;
  /** The provider's own reference, where the provider gave the money back by itself. */
  readonly providerReference?: string;
}

export interface Refunded {
  readonly amount: Minor;
  readonly status: TransactionState;
  /** Whether this id had been booked before; nothing moved now. */
  readonly repeated: boolean;
}

/** Locks a transaction with all that belongs to it. @throws Failure NOT_FOUND */
export async function lockTransaction(
  trx: Kysely<Database>,
  id: string,
): Promise<Locked & { readonly attempt: Transaction }> {
  const known = await trx
    .selectFrom('transactions')
    .select(['id', 'order_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  const locked = known && (await lockForPayment(trx, known));
  if (!locked?.attempt) throw failure('NOT_FOUND', 'There is no such transaction.');
  return { ...locked, attempt: locked.attempt };
}

/**
 * Gives a paid transaction back, as a whole or in parts, in the caller's database transaction: to where it came from,
 * or into the wallet. Once all of it is back, the order is REFUNDED and what it gave ends. Never more than was paid.
 * @throws Failure NOT_FOUND; CONFLICT where nothing is there to give back, or the id stands for another refund;
 * BAD_USER_INPUT (`amount`, `to`); INSUFFICIENT_BALANCE where a top-up's money is spent
 */
export async function refundTransaction(
  trx: Kysely<Database>,
  services: Services,
  request: RefundRequest,
): Promise<Refunded> {
  const { order, attempt } = await lockTransaction(trx, request.transactionId);
  const earlier = await trx.selectFrom('refunds').selectAll().where('id', '=', request.id).executeTakeFirst();
  if (earlier) {
    const same =
      earlier.transaction_id === attempt.id &&
      (request.amount === 'whole' || request.amount === earlier.amount_minor);
    if (!same) throw failure('CONFLICT', 'This id stands for another refund.');
    return { amount: earlier.amount_minor, status: attempt.status, repeated: true };
  }
  if (attempt.status !== 'SUCCEEDED' && attempt.status !== 'PARTIALLY_REFUNDED')
    throw failure('CONFLICT', `A transaction that is ${attempt.status} has nothing to give back.`);

  const left = attempt.amount_minor - attempt.refunded_minor;
  const amount = request.amount === 'whole' ? left : request.amount;
  if (!Number.isSafeInteger(amount) || amount > left || (amount <= 0 && left > 0))
    throw failure('BAD_USER_INPUT', 'At most what is left of the payment can be given back.', {
      fields: { amount: 'invalid' },
    });
  if (request.to === 'WALLET' && (attempt.purpose === 'TOP_UP' || !providerOf(attempt.payment_method).remote))
    throw failure('BAD_USER_INPUT', 'This payment came from the wallet, or went there.', {
      fields: { to: 'invalid' },
    });

  if (request.to !== 'WALLET' && request.providerReference === undefined)
    await checkProvider(trx, attempt, amount);

  await bookRefund(trx, services, attempt, order, {
    id: request.id,
    amount,
    destination: request.to ?? 'SOURCE',
    reason: request.reason ?? null,
    ...(request.providerReference !== undefined && { providerReference: request.providerReference }),
  });
  if (amount < left) return { amount, status: 'PARTIALLY_REFUNDED', repeated: false };
  if (order?.status === 'PAID') await endAccess(trx, services, order);
  return { amount, status: 'REFUNDED', repeated: false };
}

/** @throws Failure BAD_USER_INPUT (`amount`) where the provider cannot move this amount */
async function checkProvider(trx: Kysely<Database>, attempt: Transaction, amount: Minor): Promise<void> {
  const { remote } = providerOf(attempt.payment_method);
  if (!remote) return;
  const { code: currencyCode, digits } = await trx
    .selectFrom('currencies')
    .select(['code', 'digits'])
    .where('id', '=', attempt.currency_id)
    .executeTakeFirstOrThrow();
  if (!remote.accepts({ amount, currencyCode, digits }))
    throw failure('BAD_USER_INPUT', 'The provider cannot give back this amount.', {
      fields: { amount: 'invalid' },
    });
}
