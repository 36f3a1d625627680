import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { bookDisputeFee } from '../callbacks/applyDispute.ts';
import { bookFee } from '../checkout/bookIncome.ts';
import { lockTransaction } from '../checkout/refunds.ts';
import { isBooked } from '../orders/locks.ts';
import { convert, isSuspended, paymentOf, type OurLine } from './ourLine.ts';

/** Compares the charge of a payment with the books, and books its fee if no event did. */
export async function charge(
  trx: Kysely<Database>,
  services: Services,
  line: OurLine,
): Promise<string | null> {
  const found = await paymentOf(trx, line);
  if (!found)
    return (await isSuspended(trx, line))
      ? null
      : `is a payment of ${line.money(line.amount)} that is none of ours`;
  const { attempt } = await lockTransaction(trx, found.id);
  if (!isBooked(attempt)) return `paid transaction ${attempt.id}, which is ${attempt.status} in the books`;
  const isOwn = attempt.currency_id === line.currencyId;
  if (isOwn && attempt.amount_minor !== line.amount)
    return `brought ${line.money(line.amount)} and the books have ${line.money(attempt.amount_minor)}`;
  await convert(trx, services, line, {
    amount: attempt.amount_minor,
    currencyId: attempt.currency_id,
    transactionId: attempt.id,
  });
  if (attempt.fee_minor !== null)
    return attempt.fee_minor === line.fee
      ? null
      : `cost ${line.money(line.fee)} and the books have ${line.money(attempt.fee_minor)}`;
  await trx
    .updateTable('transactions')
    .set({ fee_minor: line.fee, fee_currency_id: isOwn ? null : line.currencyId })
    .where('id', '=', attempt.id)
    .execute();
  await bookFee(trx, services.clock(), attempt, line.fee, line.currencyId);
  return null;
}

/** Compares a refund, or the return of a failed one, with the books. */
export async function refund(
  trx: Kysely<Database>,
  services: Services,
  line: OurLine,
): Promise<string | null> {
  const attempt = await paymentOf(trx, line);
  if (!attempt)
    return (await isSuspended(trx, line))
      ? null
      : `gave ${line.money(-line.amount)} back for no payment of ours`;
  const named = await trx
    .selectFrom('refunds')
    .selectAll()
    .where((eb) => eb.or([eb('provider_reference', '=', line.source), eb('id', '=', line.source)]))
    .where('transaction_id', '=', attempt.id)
    .executeTakeFirst();
  if (line.amount > 0)
    return named?.state === 'FAILED' ? null : `brought back ${line.money(line.amount)} of a refund`;
  if (named) {
    await convert(trx, services, line, {
      amount: -named.amount_minor,
      currencyId: attempt.currency_id,
      transactionId: attempt.id,
    });
    return attempt.currency_id !== line.currencyId || named.amount_minor === -line.amount
      ? null
      : `gave back ${line.money(-line.amount)} and the books have ${line.money(named.amount_minor)}`;
  }
  // Refunds made in the provider's dashboard are booked by their sum.
  const { sum: booked } = await trx
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('sum'))
    .where('transaction_id', '=', attempt.id)
    .where('kind', '=', 'REFUND')
    .where('destination', '=', 'SOURCE')
    .executeTakeFirstOrThrow();
  const { sum: listed } = await trx
    .selectFrom('provider_lines')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('sum'))
    .where('provider', '=', line.provider)
    .where('payment', '=', line.payment)
    .where('kind', '=', 'REFUND')
    .where('amount_minor', '<', 0)
    .executeTakeFirstOrThrow();
  return Number(booked ?? 0) >= -Number(listed ?? 0)
    ? null
    : `gave back ${line.money(-line.amount)}, which is not in the books`;
}

/** Compares what a dispute took or returned with the books, and books its fee. */
export async function dispute(
  trx: Kysely<Database>,
  services: Services,
  line: OurLine,
): Promise<string | null> {
  const known = await trx
    .selectFrom('disputes')
    .innerJoin('transactions', 'transactions.id', 'disputes.transaction_id')
    .select(['disputes.id', 'disputes.amount_minor', 'disputes.returned_minor', 'disputes.state'])
    .select(['transactions.id as transaction_id', 'transactions.currency_id', 'payment_method'])
    .where('disputes.id', '=', line.source)
    .executeTakeFirst();
  if (!known)
    return (await isSuspended(trx, { ...line, payment: line.source }))
      ? null
      : `is of the dispute ${line.source}, which is not in the books`;
  // The line's fee, under the same id as in the dispute's events.
  await bookDisputeFee(
    trx,
    services,
    { id: known.transaction_id, payment_method: known.payment_method },
    {
      disputeId: known.id,
      id: line.id,
      fee: { currencyCode: await codeOf(trx, line), minor: () => line.fee },
    },
  );
  await convert(trx, services, line, {
    amount: line.amount < 0 ? -known.amount_minor : known.returned_minor,
    currencyId: known.currency_id,
    transactionId: known.transaction_id,
  });
  if (line.amount > 0)
    return known.state === 'WON' ? null : `brought back the dispute ${known.id}, which is ${known.state}`;
  return known.currency_id !== line.currencyId || known.amount_minor === -line.amount
    ? null
    : `took ${line.money(-line.amount)} and the books have ${line.money(known.amount_minor)}`;
}

const codeOf = async (trx: Kysely<Database>, { currencyId }: OurLine): Promise<string> =>
  (await trx.selectFrom('currencies').select('code').where('id', '=', currencyId).executeTakeFirstOrThrow())
    .code;
