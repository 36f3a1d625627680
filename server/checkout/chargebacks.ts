import type { Kysely } from 'kysely';
import type { Minor } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import { post } from '../ledger/post.ts';
import type { Services } from '../services.ts';
import { bookRefund } from './bookRefund.ts';
import { endAccess } from './endAccess.ts';
import { giveBackAccess } from './giveBackAccess.ts';
import { mailDispute } from './mailRefund.ts';
import { moveTransaction } from './moves.ts';
import { lockTransaction } from './refunds.ts';

/** A provider's dispute; its id makes it unique. */
export interface Dispute {
  readonly id: string;
  readonly transactionId: string;
  /** What the provider took, in minor units of the transaction's currency. */
  readonly amount: Minor;
  readonly reason: string | null;
}

/**
 * Books that the provider took money of a payment back, because its buyer's bank said so: the transaction is
 * CHARGED_BACK, the order REFUNDED, and what it gave ends. What a top-up's wallet no longer holds is our loss. The buyer
 * is told by mail. Nothing happens where all of it went back before, or the dispute is known.
 */
export async function chargeBack(trx: Kysely<Database>, services: Services, dispute: Dispute): Promise<void> {
  const { order, attempt } = await lockTransaction(trx, dispute.transactionId);
  const known = await trx.selectFrom('refunds').select('id').where('id', '=', dispute.id).executeTakeFirst();
  if (known || (attempt.status !== 'SUCCEEDED' && attempt.status !== 'PARTIALLY_REFUNDED')) return;
  const amount = Math.min(dispute.amount, attempt.amount_minor - attempt.refunded_minor);
  await bookRefund(trx, services, attempt, order, {
    id: dispute.id,
    amount,
    kind: 'CHARGEBACK',
    reason: dispute.reason,
    providerReference: dispute.id,
  });
  await mailDispute(trx, services, attempt, order, { template: 'chargeback', amount });
  if (order?.status !== 'PAID') return;
  const ended = await endAccess(trx, services, order);
  if (ended)
    await trx
      .updateTable('refunds')
      .set({ ended_plan_id: ended.planId, ended_ms: ended.ms })
      .where('id', '=', dispute.id)
      .execute();
}

/**
 * Books that a dispute was won: the money is back, the transaction is what it was before, and what its order gave is
 * given back. The buyer is told by mail.
 */
export async function winDispute(
  trx: Kysely<Database>,
  services: Services,
  { id, transactionId }: Pick<Dispute, 'id' | 'transactionId'>,
): Promise<void> {
  const now = services.clock();
  const { order, attempt } = await lockTransaction(trx, transactionId);
  const lost = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'CHARGEBACK')
    .where('transaction_id', '=', transactionId)
    .where('reversed_at', 'is', null)
    .executeTakeFirst();
  if (!lost || attempt.status !== 'CHARGED_BACK') return;
  await trx.updateTable('refunds').set({ reversed_at: now }).where('id', '=', id).execute();
  await post(trx, now, {
    kind: 'CHARGEBACK',
    reference: `${id}:won`,
    transactionId,
    currencyId: attempt.currency_id,
    entries: await reversed(trx, id),
  });
  const refunded = attempt.refunded_minor - lost.amount_minor;
  await trx
    .updateTable('transactions')
    .set({ refunded_minor: refunded })
    .where('id', '=', transactionId)
    .execute();
  await moveTransaction(trx, now, attempt, refunded > 0 ? 'PARTIALLY_REFUNDED' : 'SUCCEEDED');
  if (order?.status === 'REFUNDED') await giveBackAccess(trx, services, order, lost);
  await mailDispute(trx, services, attempt, order, { template: 'disputeWon', amount: lost.amount_minor });
}

/** The entries of a chargeback with their signs turned. */
async function reversed(trx: Kysely<Database>, reference: string) {
  const entries = await trx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .select(['ledger_accounts.kind', 'user_id', 'provider', 'amount_minor'])
    .where('ledger_transactions.kind', '=', 'CHARGEBACK')
    .where('reference', '=', reference)
    .execute();
  return entries.map(({ kind, user_id: userId, provider, amount_minor: amount }) => ({
    account:
      kind === 'WALLET'
        ? ({ kind, userId: userId ?? '' } as const)
        : kind === 'PROVIDER'
          ? ({ kind, provider: provider ?? '' } as const)
          : ({ kind } as const),
    amount: -amount,
  }));
}
