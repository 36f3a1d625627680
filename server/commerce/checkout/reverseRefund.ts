import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { post, storedAccount, type Entry } from '../ledger/post.ts';
import { revalue } from '../grants/value.ts';
import { returnToSuspense } from '../ledger/settleSuspense.ts';
import { walletAccount } from '../ledger/walletAccount.ts';
import type { Transaction } from '../orders/locks.ts';
import type { Refunding } from './bookRefund.ts';
import { dropClaims } from './claims.ts';
import { entriesOf, moveLosses, unreversedRefunds } from './moveLosses.ts';
import { restoreAccess } from './restoreAccess.ts';
import { restate } from './restate.ts';
import { payerOf, type RefundRow } from './refundSources.ts';

/**
 * Books the return of money that had left a locked payment, because a dispute was won or a refund failed. Reverses what
 * was booked for it, lets the payment cover what another dispute or the provider's dashboard took beyond it, and
 * restores what the order granted if any of its money is back.
 */
export async function reverseRefunds(
  trx: Kysely<Database>,
  services: Services,
  { order, attempt }: Refunding,
  refunds: readonly RefundRow[],
  because: 'won' | 'failed',
): Promise<{ attempt: Transaction; isRestored: boolean }> {
  const now = services.clock();
  const before = await endedBy(trx, attempt.id);
  for (const refund of refunds) {
    await post(trx, now, {
      kind: refund.kind,
      reference: `${refund.id}:${because}`,
      transactionId: attempt.id,
      currencyId: attempt.currency_id,
      entries: await reversed(trx, now, attempt, refund, because),
    });
    await trx
      .updateTable('refunds')
      .set({ reversed_at: now, ended_access: false })
      .where('id', '=', refund.id)
      .execute();
  }
  await dropClaims(trx, services, refunds);
  const regained = lessTaken(attempt, refunds);
  await moveLosses(trx, now, regained, refunds[0]?.id ?? '');
  if (await isGone(trx, attempt)) {
    // Access stays ended by the remaining refunds.
    const restated = await restate(trx, now, attempt);
    await passOn(trx, attempt.id, before);
    return { attempt: restated, isRestored: false };
  }
  await trx
    .updateTable('refunds')
    .set({ ended_access: false })
    .where('transaction_id', '=', attempt.id)
    .where('ended_access', '=', true)
    .execute();
  const restated = await restate(trx, now, attempt);
  const lost = before ?? refunds[0];
  const isRestored = order?.status === 'REFUNDED' && lost !== undefined;
  if (isRestored) await restoreAccess(trx, services, order, lost);
  else if (attempt.order_id !== null) await revalue(trx, now, attempt.order_id);
  return { attempt: restated, isRestored };
}

/** The refund that ended the access of a payment's order. */
const endedBy = (trx: Kysely<Database>, transactionId: string): Promise<RefundRow | undefined> =>
  trx
    .selectFrom('refunds')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('ended_access', '=', true)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** Whether nothing of a payment is left. */
async function isGone(trx: Kysely<Database>, attempt: Transaction): Promise<boolean> {
  const refunds = await unreversedRefunds(trx, attempt.id);
  const taken = refunds.reduce((sum, { from_payment_minor: part }) => sum + part, 0);
  return refunds.length > 0 && taken === attempt.amount_minor;
}

/** A payment as it would be without some of its refunds. */
const lessTaken = (attempt: Transaction, refunds: readonly RefundRow[]): Transaction => ({
  ...attempt,
  refunded_minor:
    attempt.refunded_minor - refunds.reduce((sum, { from_payment_minor: part }) => sum + part, 0),
});

/** If access stays ended, marks the last unreversed refund as the one that ended it, for a later reversal to go by. */
async function passOn(
  trx: Kysely<Database>,
  transactionId: string,
  ended: RefundRow | undefined,
): Promise<void> {
  const last = (await unreversedRefunds(trx, transactionId)).at(-1);
  if (!ended || !last || (await endedBy(trx, transactionId))) return;
  await trx
    .updateTable('refunds')
    .set({ ended_access: true, ended_plan_id: ended.ended_plan_id, ended_ms: ended.ended_ms })
    .where('id', '=', last.id)
    .execute();
}

/** The entries of a refund with inverted signs; money for a wallet goes to the current payer's. */
async function reversed(
  trx: Kysely<Database>,
  now: Date,
  attempt: Transaction,
  refund: RefundRow,
  because: string,
): Promise<Entry[]> {
  const sums = new Map<string, Entry>();
  for (const { account_id: id, amount_minor: amount, ...account } of await entriesOf(trx, refund)) {
    // All wallets become one: the account that paid may have been merged since.
    const key = account.kind === 'WALLET' ? account.kind : id;
    sums.set(key, {
      account: storedAccount({ ...account, user_id: payerOf(attempt) }),
      amount: (sums.get(key)?.amount ?? 0) - amount,
    });
  }
  const wallet = sums.get('WALLET');
  if (wallet)
    sums.set('WALLET', {
      ...wallet,
      account: await walletAccount(trx, now, {
        userId: payerOf(attempt),
        reference: `${refund.id}:${because}`,
        provider: attempt.payment_method,
        transactionId: attempt.id,
        currencyId: attempt.currency_id,
        amount: wallet.amount,
      }),
    });
  const entries = [...sums.values()];
  const suspended = entries.find(
    ({ account }) => account.kind === 'SUSPENSE' && account !== sums.get('WALLET')?.account,
  );
  if (suspended && suspended.amount > 0) await returnToSuspense(trx, now, attempt.id, suspended.amount);
  return entries;
}
