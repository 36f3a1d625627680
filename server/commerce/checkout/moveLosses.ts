import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { post } from '../ledger/post.ts';
import type { Transaction } from '../orders/locks.ts';
import { refundSources, type RefundRow } from './refundSources.ts';

/** A payment's unreversed refunds, including those that took more than it held. */
export const unreversedRefunds = (trx: Kysely<Database>, transactionId: string): Promise<RefundRow[]> =>
  trx
    .selectFrom('refunds')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('reversed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/**
 * After money has returned to a payment, uses it to cover what other refunds took beyond it, as far as that is booked
 * as a loss.
 */
export async function moveLosses(
  trx: Kysely<Database>,
  now: Date,
  payment: Transaction,
  cause: string,
): Promise<void> {
  let { refunded_minor: refunded } = payment;
  for (const other of await unreversedRefunds(trx, payment.id)) {
    const left = payment.amount_minor - refunded;
    const entries = await entriesOf(trx, other);
    const lost = -entries.reduce(
      (sum, { kind, amount_minor: part }) => sum + (kind === 'LOSSES' ? part : 0),
      0,
    );
    const beyond = other.amount_minor - other.from_payment_minor;
    const part = Math.min(left, beyond, Math.max(0, lost));
    if (part <= 0) continue;
    const { entries: sources } = await refundSources(
      trx,
      now,
      { ...payment, refunded_minor: refunded },
      { amount: part, isGone: true, paidOrderId: payment.order_id ?? undefined },
    );
    await post(trx, now, {
      kind: other.kind,
      reference: `${other.id}:moved:${cause}`,
      transactionId: payment.id,
      currencyId: payment.currency_id,
      entries: [...sources, { account: { kind: 'LOSSES' }, amount: part }],
    });
    await trx
      .updateTable('refunds')
      .set({ from_payment_minor: other.from_payment_minor + part })
      .where('id', '=', other.id)
      .execute();
    refunded += part;
  }
}

/** The ledger entries booked so far for a refund or dispute. */
export const entriesOf = (trx: Kysely<Database>, { id, kind }: RefundRow) =>
  trx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select(['account_id', 'ledger_accounts.kind', 'provider', 'ledger_accounts.order_id', 'amount_minor'])
    .where('ledger_transactions.kind', '=', kind)
    .where((eb) =>
      eb.or([
        eb('reference', '=', id),
        eb(eb.fn('starts_with', ['reference', eb.val(`${id}:moved:`)]), '=', true),
      ]),
    )
    .execute();
