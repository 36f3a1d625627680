import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { enqueue } from '../../kernel/queue.ts';
import type { Services } from '../../kernel/services.ts';
import { lockTransaction } from '../checkout/refunds.ts';
import { decline, markProcessing, settle } from '../checkout/settle.ts';
import { isBooked } from '../orders/locks.ts';
import type { Outcome, ProviderAmount, ProviderEvent } from '../payments/providerEvents.ts';
import { applyDispute } from './applyDispute.ts';
import { applyRefund, applyRefundChange } from './applyRefund.ts';
import { findAttempt, type Known } from './findAttempt.ts';
import { savedMethodJob } from './savedMethodJob.ts';
import { giveBackSuspended, subjectOf, suspend } from './unmatchedMoney.ts';

/** Whether the provider charged exactly what was asked for. */
export const isAsked = (
  paid: ProviderAmount,
  attempt: Pick<Known, 'code' | 'digits' | 'amount_minor'>,
): boolean => paid.currencyCode === attempt.code && paid.minor(attempt.digits) === attempt.amount_minor;

/** Where an event came from, and whether it has waited long enough for an event that should come first. */
export interface Delivery {
  readonly provider: string;
  readonly eventId: string;
  readonly isLate: boolean;
}

/**
 * Applies a provider's event in the database transaction that marks it as processed. Money that matches none of our
 * payments goes to the suspense account.
 */
export async function applyEvent(
  trx: Kysely<Database>,
  services: Services,
  delivery: Delivery,
  event: ProviderEvent,
): Promise<Outcome> {
  const { provider } = delivery;
  if (event.type === 'methodSaved') {
    const { setupId, reference } = event;
    if (setupId === null) return 'unknown';
    await enqueue(trx, savedMethodJob, { setupId, provider, reference }, services.clock());
    return 'done';
  }
  const attempt = await findAttempt(trx, provider, event);
  if (event.type === 'disputed' || event.type === 'disputeWon')
    return applyDispute(trx, services, delivery, attempt, event);
  if (event.type === 'refundChanged') return applyRefundChange(trx, services, delivery, attempt, event);
  if (!attempt) {
    services.log.warn({ provider, references: event.references }, 'an event fits no attempt of ours');
    await setAside(trx, services, delivery, undefined, event);
    return 'unknown';
  }
  const isMoney = event.type === 'succeeded' || event.type === 'refunded';
  const fits = !('paid' in event && event.paid && !isAsked(event.paid, attempt));
  // Another event of the same payment may have said that another amount came in.
  const isUnpaid = isMoney && (!fits || attempt.is_suspended === true) && !(await isPaid(trx, attempt));
  if (!fits || isUnpaid)
    services.log.error({ provider, transaction: attempt.id }, 'another amount was taken than was asked for');
  if (isUnpaid) {
    await setAside(trx, services, delivery, attempt, event);
    return 'unknown';
  }
  if (!fits && isMoney) await setDifferenceAside(trx, services, delivery, attempt, event.paid);
  if (!fits && event.type !== 'refunded') return 'unknown';
  switch (event.type) {
    case 'succeeded':
      await settleBy(trx, services, attempt, event);
      return 'done';
    case 'processing':
      await markProcessing(trx, services, attempt);
      return 'done';
    case 'declined':
      await decline(trx, services, attempt);
      return 'done';
    case 'expired':
      await decline(trx, services, attempt, 'EXPIRED');
      return 'done';
    case 'tryFailed':
      // The buyer isn't there to try another card.
      if (attempt.saved_method_id !== null) await decline(trx, services, attempt);
      return 'done';
    case 'refunded':
      // What was refunded must have been paid first, even if no event has said so yet.
      await settleBy(trx, services, attempt, { fee: null, reference: event.payment ?? undefined });
      await applyRefund(trx, services, attempt, event);
      return 'done';
  }
}

/** Whether a payment is booked, as nobody changes it any more until the end of the database transaction. */
const isPaid = async (trx: Kysely<Database>, { id }: Pick<Known, 'id'>): Promise<boolean> =>
  isBooked((await lockTransaction(trx, id)).attempt);

/** Puts the difference between what came in for a booked payment and what was asked for into suspense, once. */
async function setDifferenceAside(
  trx: Kysely<Database>,
  services: Services,
  { provider, eventId }: Delivery,
  attempt: Known,
  { currencyCode, minor }: ProviderAmount,
): Promise<void> {
  const isOwn = currencyCode === attempt.code;
  await suspend(trx, services, {
    provider,
    eventId,
    subject: attempt.id,
    reason: 'AMOUNT_MISMATCH',
    money: {
      // In another currency, the difference is in no currency of ours.
      currencyCode: isOwn ? currencyCode : null,
      minor: (digits) => {
        const paid = minor(digits);
        return paid === undefined ? undefined : paid - attempt.amount_minor;
      },
    },
    transactionId: attempt.id,
  });
}

/**
 * Puts the money of an unmatched event into suspense: what came in, less what was refunded in the provider's dashboard.
 */
async function setAside(
  trx: Kysely<Database>,
  services: Services,
  { provider, eventId }: Delivery,
  attempt: Known | undefined,
  event: ProviderEvent,
): Promise<void> {
  if (event.type !== 'succeeded' && event.type !== 'refunded') return;
  const subject = subjectOf(event, attempt);
  await suspend(trx, services, {
    provider,
    eventId,
    subject,
    reason: attempt ? 'AMOUNT_MISMATCH' : 'UNKNOWN_PAYMENT',
    money: event.paid,
    transactionId: attempt?.id,
  });
  if (event.type === 'refunded')
    await giveBackSuspended(trx, services, { provider, subject, refunded: event.refunded });
}

/** Books the success of an attempt. */
const settleBy = (
  trx: Kysely<Database>,
  services: Services,
  attempt: Known,
  {
    fee,
    reference,
    method,
  }: Pick<Extract<ProviderEvent, { type: 'succeeded' }>, 'fee' | 'reference' | 'method'>,
): Promise<void> =>
  settle(trx, services, attempt, {
    actualAmount: attempt.amount_minor,
    actualCurrencyId: attempt.currency_id,
    fee,
    reference,
    method,
  });
