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

/** A provider's dispute, unique by its id. */
export interface Dispute {
  readonly id: string;
  readonly transactionId: string;
  /** The total the provider has taken back so far, in minor units of the transaction's currency. */
  readonly amount: Minor;
  readonly reason: string | null;
  /** NEEDS_RESPONSE by default. */
  readonly state?: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'LOST';
}

/**
 * Books a chargeback by the buyer's bank in full: from what the payment still holds, then from the wallet that part of
 * it was refunded to, then as a loss. Access ends only if nothing paid for the order is left; a partial dispute leaves
 * access, and the rest can be refunded or disputed as before. For a top-up, the wallet gives what it holds. The buyer
 * is notified by email, and gets a credit note once the dispute is lost. A known dispute only updates its state and
 * takes what is new. Does nothing if the payment hasn't come in.
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
  // Events may arrive out of order: a lost dispute stays lost, and the amount never decreases.
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
  const unbooked = amount - booked.amount;
  const isLost = state === 'LOST' && known?.state !== 'LOST';
  const hasUnbooked = unbooked > 0 || booked.times === 0;
  if (!hasUnbooked && !isLost) return;
  const { hasEnded } = hasUnbooked
    ? await bookRefund(trx, services, locked, {
        id: booked.times === 0 ? id : `${id}:${amount}`,
        amount: unbooked,
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
      : { template: 'chargeback', amount: unbooked, ended },
  );
}

/** The amount booked for a dispute, and in how many refunds. */
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
 * Books what came back of a dispute, by exactly reversing it: the money goes back to where it was taken from, the
 * transaction returns to its earlier state, and what the order granted is restored. Of a part, the rest is then taken
 * again, in the same order. `returned` is the total that has come back so far; undefined for all of it. The buyer is
 * notified by email. What is already booked changes nothing.
 */
export async function winDispute(
  trx: Kysely<Database>,
  services: Services,
  { id, transactionId, returned }: Pick<Dispute, 'id' | 'transactionId'> & { returned?: Minor | undefined },
): Promise<void> {
  const locked = await lockTransaction(trx, transactionId);
  const known = await trx
    .selectFrom('disputes')
    .selectAll()
    .where('id', '=', id)
    .where('transaction_id', '=', transactionId)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return;
  const total = Math.min(returned ?? known.amount_minor, known.amount_minor);
  const amount = total - known.returned_minor;
  if (amount < 0 || (amount === 0 && known.state === 'WON')) return;
  await trx
    .updateTable('disputes')
    .set({ state: 'WON', closed_at: known.closed_at ?? services.clock(), returned_minor: total })
    .where('id', '=', id)
    .execute();
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
  const rest = taken.reduce((sum, { amount_minor: part }) => sum + part, 0) - amount;
  if (rest > 0)
    await bookRefund(trx, services, await lockTransaction(trx, transactionId), {
      id: `${id}:rest:${total}`,
      amount: rest,
      reason: known.reason,
      providerReference: id,
      disputeId: id,
    });
  const ended = isRestored || locked.order === undefined;
  await mailDispute(trx, services, locked.attempt, locked.order, { template: 'disputeWon', amount, ended });
}
