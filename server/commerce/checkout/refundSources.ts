import type { Kysely, Selectable } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { accountId } from '../ledger/post.ts';
import { takeFromSuspense } from '../ledger/settleSuspense.ts';
import type { Transaction } from '../orders/locks.ts';
import { valueSources, type ValueSources } from './valueSources.ts';

export type RefundRow = Selectable<Database['refunds']>;

/** The owner of the wallet that a payment uses. */
export const payerOf = (attempt: Pick<Transaction, 'payer_id' | 'user_id'>): string =>
  attempt.payer_id ?? attempt.user_id;

/** What is taken from a payment. */
interface Taking {
  readonly amount: Minor;
  /** The provider already has the money; otherwise, a top-up's wallet has to hold it. */
  readonly isGone: boolean;
  /** What wasn't used is paid back, so that none of it comes from sales. */
  readonly ofUnused?: boolean;
  /** The order that it paid for; undefined if another payment did, or none can any more. */
  readonly paidOrderId: string | undefined;
}

/**
 * Where money that leaves a payment comes from, as negative entries that sum to the amount taken: first what the
 * payment still holds (`valueSources`), then the wallet that part of it was refunded to, up to its balance, then losses.
 */
export async function refundSources(
  trx: Kysely<Database>,
  now: Date,
  attempt: Transaction,
  { amount, isGone, ofUnused = false, paidOrderId }: Taking,
): Promise<ValueSources> {
  const wallet = { kind: 'WALLET', userId: payerOf(attempt) } as const;
  const left = attempt.amount_minor - attempt.refunded_minor;
  const fromPayment = Math.min(amount, left);
  if (attempt.purpose === 'ORDER') {
    const suspended = await takeFromSuspense(trx, now, attempt.id, amount - fromPayment);
    const beyond = amount - fromPayment - suspended;
    const back = beyond === 0 ? 0 : Math.min(beyond, await backInWallet(trx, attempt.id));
    const fromWallet = back === 0 ? 0 : Math.min(back, await holdWallet(trx, attempt));
    const value: ValueSources =
      paidOrderId === undefined
        ? { entries: [{ account: { kind: 'SALES' }, amount: -fromPayment }], claims: [] }
        : await valueSources(trx, now, paidOrderId, { left, amount: fromPayment, ofUnused });
    return {
      ...value,
      entries: [
        ...value.entries,
        { account: { kind: 'SUSPENSE' }, amount: -suspended },
        { account: wallet, amount: -fromWallet },
        { account: { kind: 'LOSSES' }, amount: fromWallet - beyond },
      ],
    };
  }
  const suspended = await takeFromSuspense(trx, now, attempt.id, fromPayment);
  const rest = fromPayment - suspended;
  const fromWallet = isGone && rest > 0 ? Math.min(rest, await holdWallet(trx, attempt)) : rest;
  return {
    entries: [
      { account: { kind: 'SUSPENSE' }, amount: -suspended },
      { account: wallet, amount: -fromWallet },
      { account: { kind: 'LOSSES' }, amount: suspended + fromWallet - amount },
    ],
    claims: [],
  };
}

/** How much of an order's payment is in the wallet that it was refunded to. */
async function backInWallet(trx: Kysely<Database>, transactionId: string): Promise<Minor> {
  const { sum } = await trx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('sum'))
    .where('transaction_id', '=', transactionId)
    .where('ledger_accounts.kind', '=', 'WALLET')
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(sum ?? 0));
}

/** The balance of a payment's wallet, locked until the end of the caller's database transaction. */
async function holdWallet(trx: Kysely<Database>, attempt: Transaction): Promise<Minor> {
  const wallet = await trx
    .selectFrom('ledger_accounts')
    .select('balance_minor')
    .where('id', '=', accountId({ kind: 'WALLET', userId: payerOf(attempt) }, attempt.currency_id))
    .forUpdate()
    .executeTakeFirst();
  return wallet?.balance_minor ?? 0;
}
