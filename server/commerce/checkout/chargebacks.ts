import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { isBooked } from '../orders/locks.ts';
import { bookRefund } from './bookRefund.ts';
import { creditLostDispute } from './creditNotes.ts';
import { mailDispute } from './mailRefund.ts';
import { lockTransaction } from './refunds.ts';
import { reverseRefunds } from './reverseRefund.ts';

/** A provider's dispute; its id makes it unique. */
export interface Dispute {
  readonly id: string;
  readonly transactionId: string;
  /** All that the provider took back for it so far, in minor units of the transaction's currency. */
  readonly amount: Minor;
  readonly reason: string | null;
  /** NEEDS_RESPONSE by default. */
  readonly state?: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'LOST';
}

/**
 * Books a chargeback by the buyer's bank in full: out of what the payment still holds, then out of the wallet that part
 * of it was refunded to, then as a loss. It ends access only where nothing that was paid for the order is left with it;
 * a dispute of a part leaves access, and the rest may be refunded or disputed as before. A top-up's wallet gives what
 * it holds. The buyer is notified by mail, and has a credit note once it is lost. A dispute that is known only changes its state, and takes what is new. Does
 * nothing where the payment has not come in.
 */
export async function chargeBack(trx: Kysely<Database>, services: Services, dispute: Dispute): Promise<void> {
  const { id, transactionId, amount, reason, state = 'NEEDS_RESPONSE' } = dispute;
  const now = services.clock();
  const locked = await lockTransaction(trx, transactionId);
  const { order, attempt } = locked;
  if (!isBooked(attempt)) return;
  const known = await trx
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (known?.state === 'WON' || (known && known.transaction_id !== transactionId)) return;
  const closedAt = state === 'LOST' ? now : null;
  if (!known)
    await trx
      .insertInto('disputes')
      .values({
        id,
        provider: attempt.payment_method,
        transaction_id: transactionId,
        amount_minor: amount,
        state,
        reason,
        opened_at: now,
        closed_at: closedAt,
      })
      .execute();
  // Events may overtake each other: what is lost stays so, and less was not taken.
  else
    await trx
      .updateTable('disputes')
      .set({
        amount_minor: Math.max(amount, known.amount_minor),
        ...(known.state !== 'LOST' && { state, closed_at: closedAt }),
      })
      .where('id', '=', id)
      .execute();
  const booked = await bookedFor(trx, id);
  const news = amount - booked.amount;
  const isLost = state === 'LOST' && known?.state !== 'LOST';
  const hasNews = news > 0 || booked.times === 0;
  if (!hasNews && !isLost) return;
  const { hasEnded } = hasNews
    ? await bookRefund(trx, services, locked, {
        id: booked.times === 0 ? id : `${id}:${amount}`,
        amount: news,
        reason,
        providerReference: id,
        disputeId: id,
      })
    : { hasEnded: false };
  const ended = hasEnded || order?.status !== 'PAID';
  const creditNote = await creditLostDispute(trx, services, id, locked);
  await mailDispute(
    trx,
    services,
    attempt,
    order,
    isLost
      ? { template: 'disputeLost', amount: Math.max(amount, booked.amount), ended, creditNote }
      : { template: 'chargeback', amount: news, ended },
  );
}

/** What is booked for a dispute. */
async function bookedFor(
  trx: Kysely<Database>,
  disputeId: string,
): Promise<{ amount: Minor; times: number }> {
  const { sum, times } = await trx
    .selectFrom('refunds')
    .select((eb) => [
      eb.fn.sum<string | null>('amount_minor').as('sum'),
      eb.fn.countAll<number>().as('times'),
    ])
    .where('dispute_id', '=', disputeId)
    .executeTakeFirstOrThrow();
  return { amount: Number(sum ?? 0), times };
}

/**
 * Books a won dispute, the exact reverse of it: the money is back where it was taken from, the transaction returns to
 * its state before, and what the order granted is restored. The buyer is notified by mail.
 */
export async function winDispute(
  trx: Kysely<Database>,
  services: Services,
  { id, transactionId }: Pick<Dispute, 'id' | 'transactionId'>,
): Promise<void> {
  const locked = await lockTransaction(trx, transactionId);
  const won = await trx
    .updateTable('disputes')
    .set({ state: 'WON', closed_at: services.clock() })
    .where('id', '=', id)
    .where('transaction_id', '=', transactionId)
    .where('state', '!=', 'WON')
    .executeTakeFirst();
  if (won.numUpdatedRows === 0n) return;
  const taken = await trx
    .selectFrom('refunds')
    .selectAll()
    .where('dispute_id', '=', id)
    .where('reversed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (taken.length === 0) return;
  const { isRestored } = await reverseRefunds(trx, services, locked, taken, 'won');
  const amount = taken.reduce((sum, { amount_minor: part }) => sum + part, 0);
  const ended = isRestored || locked.order === undefined;
  await mailDispute(trx, services, locked.attempt, locked.order, { template: 'disputeWon', amount, ended });
}
