import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { TransactionState } from '../../../src/shared/states.ts';
import { mayHoldMoneyById, unproven } from '../../identity/emailVerification.ts';
import type { Database } from '../../database/schema.ts';
import { failure } from '../../kernel/failure.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../../kernel/services.ts';
import { bookRefund } from './bookRefund.ts';
import { lockForPayment, type Locked } from './lockForPayment.ts';
import type { Transaction } from '../orders/locks.ts';

export interface RefundRequest {
  /** Chosen by the caller; the same id with the same amount refunds only once. */
  readonly id: string;
  readonly transactionId: string;
  /** In minor units of the transaction's currency, or everything not refunded yet. */
  readonly amount: Minor | 'whole';
  /** WALLET pays into the buyer's wallet instead of back to where the payment came from. */
  readonly to?: 'SOURCE' | 'WALLET';
  readonly reason?: string | null;
  /** Pays back time that wasn't used: all of it comes from what the order still has to give. */
  readonly ofUnused?: boolean;
}

export interface Refunded {
  readonly amount: Minor;
  readonly status: TransactionState;
  /** Whether this id was already booked, so that nothing moved now. */
  readonly repeated: boolean;
}

/** Locks a transaction and everything that belongs to it. @throws Failure NOT_FOUND */
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
  if (!locked?.attempt) throw failure('NOT_FOUND', 'Transaction not found.');
  return { ...locked, attempt: locked.attempt };
}

/**
 * Refunds a paid transaction, fully or in part, in the caller's database transaction, to its source or into the wallet;
 * never more than was paid. Once nothing of it is left, the order is REFUNDED and what it granted ends. A refund that
 * the provider has to be asked for is REQUESTED; the buyer is emailed once it succeeds.
 * @throws Failure NOT_FOUND; CONFLICT if nothing is left to refund, or the id belongs to another refund; BAD_USER_INPUT
 * (`amount`, `to`); EMAIL_UNVERIFIED; INSUFFICIENT_BALANCE if a top-up's money has been spent
 */
export async function refundTransaction(
  trx: Kysely<Database>,
  services: Services,
  request: RefundRequest,
): Promise<Refunded> {
  const locked = await lockTransaction(trx, request.transactionId);
  const { attempt } = locked;
  const earlier = await trx.selectFrom('refunds').selectAll().where('id', '=', request.id).executeTakeFirst();
  if (earlier) {
    const same =
      earlier.transaction_id === attempt.id &&
      (request.amount === 'whole' || request.amount === earlier.amount_minor);
    if (!same) throw failure('CONFLICT', 'This id belongs to another refund.');
    return { amount: earlier.amount_minor, status: attempt.status, repeated: true };
  }
  if (attempt.status !== 'SUCCEEDED' && attempt.status !== 'PARTIALLY_REFUNDED')
    throw failure('CONFLICT', `A transaction that is ${attempt.status} has nothing to refund.`);

  const left = attempt.amount_minor - attempt.refunded_minor;
  const amount = request.amount === 'whole' ? left : request.amount;
  if (!Number.isSafeInteger(amount) || amount > left || (amount <= 0 && left > 0))
    throw failure('BAD_USER_INPUT', 'The refund exceeds what is left of the payment.', {
      fields: { amount: 'invalid' },
    });
  if (request.to === 'WALLET') {
    const cannot = attempt.purpose === 'TOP_UP' || !providerOf(attempt.payment_method).remote;
    if (cannot || attempt.payer_id !== null)
      throw failure(
        'BAD_USER_INPUT',
        cannot ? 'This payment came from the wallet, or went there.' : 'The account was another person’s.',
        { fields: { to: 'invalid' } },
      );
    if (!(await mayHoldMoneyById(trx, attempt.user_id))) throw unproven();
  }

  if (request.to !== 'WALLET') await checkProvider(trx, attempt, amount);

  const { attempt: refunded } = await bookRefund(trx, services, locked, {
    id: request.id,
    amount,
    destination: request.to ?? 'SOURCE',
    reason: request.reason ?? null,
    ofUnused: request.ofUnused ?? false,
  });
  return { amount, status: refunded.status, repeated: false };
}

/** @throws Failure BAD_USER_INPUT (`amount`) if the provider can't refund this amount */
async function checkProvider(trx: Kysely<Database>, attempt: Transaction, amount: Minor): Promise<void> {
  const { remote } = providerOf(attempt.payment_method);
  if (!remote) return;
  const { code: currencyCode, digits } = await trx
    .selectFrom('currencies')
    .select(['code', 'digits'])
    .where('id', '=', attempt.currency_id)
    .executeTakeFirstOrThrow();
  if (!remote.accepts({ amount, currencyCode, digits }))
    throw failure('BAD_USER_INPUT', 'The provider cannot refund this amount.', {
      fields: { amount: 'invalid' },
    });
}
