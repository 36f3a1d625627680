import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { chargeBack, winDispute } from '../checkout/chargebacks.ts';
import { post } from '../ledger/post.ts';
import { isBooked } from '../orders/locks.ts';
import type { DisputeFee, Outcome, ProviderEvent } from '../payments/providerEvents.ts';
import type { Delivery } from './applyEvent.ts';
import type { Known } from './findAttempt.ts';
import { ourAmount, suspend } from './unmatchedMoney.ts';

type Dispute = Extract<ProviderEvent, { type: 'disputed' | 'disputeWon' }>;

/**
 * Books a dispute: the money is gone as soon as it opens, and comes back if it's won. A dispute of an unknown payment
 * waits for the payment, and goes to the suspense account once it has waited long enough.
 */
export async function applyDispute(
  trx: Kysely<Database>,
  services: Services,
  delivery: Delivery,
  attempt: Known | undefined,
  event: Dispute,
): Promise<Outcome> {
  const { provider, eventId, isLate } = delivery;
  // Only the payment's success event has the reference, so a dispute that arrives before it has to wait.
  if (!attempt || !isBooked(attempt)) {
    if (!isLate) return 'early';
    await setAside(trx, services, delivery, attempt, event);
    return 'unknown';
  }
  if (event.type === 'disputeWon') {
    const known = await trx.selectFrom('disputes').select('id').where('id', '=', event.id).executeTakeFirst();
    if (!known) return 'early';
    const { id, returned: back } = event;
    const returned = back && (back.currencyCode === attempt.code ? back.minor(attempt.digits) : undefined);
    if (back && returned === undefined)
      throw new Error(`what came back of the dispute ${id} is in another currency than its payment`);
    await winDispute(trx, services, { id, transactionId: attempt.id, returned });
    await bookFees(trx, services, attempt, event);
    return 'done';
  }
  const { taken, reason, state } = event;
  const amount = taken.currencyCode === attempt.code ? taken.minor(attempt.digits) : undefined;
  if (amount === undefined) {
    services.log.error(
      { provider, transaction: attempt.id },
      'a dispute is in another currency than its payment',
    );
    await suspend(trx, services, {
      provider,
      eventId,
      subject: event.id,
      reason: 'UNKNOWN_DISPUTE',
      money: taken,
      taken: true,
      transactionId: attempt.id,
    });
    return 'unknown';
  }
  await chargeBack(trx, services, { id: event.id, transactionId: attempt.id, amount, reason, state });
  await bookFees(trx, services, attempt, event);
  return 'done';
}

/** Puts what a dispute of an unknown payment took into suspense. */
async function setAside(
  trx: Kysely<Database>,
  services: Services,
  { provider, eventId }: Delivery,
  attempt: Known | undefined,
  event: Dispute,
): Promise<void> {
  services.log.error({ provider, dispute: event.id }, 'a dispute is of no payment of ours');
  if (event.type === 'disputeWon') return;
  await suspend(trx, services, {
    provider,
    eventId,
    subject: event.id,
    reason: 'UNKNOWN_DISPUTE',
    money: event.taken,
    taken: true,
    transactionId: attempt?.id,
  });
}

/** Books the provider's fees for a dispute, each once and in the currency it was taken in. */
async function bookFees(
  trx: Kysely<Database>,
  services: Services,
  attempt: Known,
  { id: disputeId, fees }: { id: string; fees: readonly DisputeFee[] },
): Promise<void> {
  for (const { id, fee } of fees) await bookDisputeFee(trx, services, attempt, { disputeId, id, fee });
}

/** Books one fee of a dispute, unless it's zero or already booked. */
export async function bookDisputeFee(
  trx: Kysely<Database>,
  { clock, log }: Services,
  attempt: Pick<Known, 'id' | 'payment_method'>,
  { disputeId, id, fee }: { disputeId: string } & DisputeFee,
): Promise<void> {
  const ours = await ourAmount(trx, fee);
  if (!ours) log.error({ dispute: disputeId, line: id }, 'the fee of a dispute is in no currency of ours');
  if (!ours || ours.amount === 0) return;
  const known = await trx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'DISPUTE_FEE')
    .where('reference', '=', id)
    .executeTakeFirst();
  if (known) return;
  await trx
    .updateTable('disputes')
    .set((eb) => ({ fee_minor: eb('fee_minor', '+', ours.amount), fee_currency_id: ours.currencyId }))
    .where('id', '=', disputeId)
    .execute();
  await post(trx, clock(), {
    kind: 'DISPUTE_FEE',
    reference: id,
    transactionId: attempt.id,
    currencyId: ours.currencyId,
    entries: [
      { account: { kind: 'FEES' }, amount: -ours.amount },
      { account: { kind: 'PROVIDER', provider: attempt.payment_method }, amount: ours.amount },
    ],
  });
}
