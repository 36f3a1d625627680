import type { Kysely } from 'kysely';
import { toDecimal } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { isAsked } from '../callbacks/applyEvent.ts';
import { refundedToSource } from '../callbacks/applyRefund.ts';
import type { Known } from '../callbacks/findAttempt.ts';
import { subjectOf } from '../callbacks/unmatchedMoney.ts';
import { isListed, suspenseId } from '../ledger/suspense.ts';
import { isBooked } from '../orders/locks.ts';
import { disputeBreaks } from './disputeBreaks.ts';
import { amountText } from './amountText.ts';
import { readEvents, type EventOf, type StoredEvent } from './readEvents.ts';

/**
 * Compares every processed event with the books and lists what the books are missing: payments, refunds, disputes, fees
 * and failed refunds. Of the refund events of a charge, only the newest counts.
 */
export async function eventBreaks(db: Kysely<Database>): Promise<string[]> {
  const found: string[] = [];
  const refunded = new Map<string, { event: EventOf<'refunded'>; attempt: Known | undefined; id: string }>();
  for await (const { stored, event, attempt } of readEvents(db)) {
    const about = `event ${stored.id} of ${stored.provider}`;
    switch (event.type) {
      case 'succeeded':
        found.push(...(await successBreaks(db, stored, event, attempt)).map((what) => `${about}: ${what}`));
        break;
      case 'refunded': {
        const earlier = refunded.get(event.reference);
        const isNewer = !earlier || (event.at?.getTime() ?? 0) >= (earlier.event.at?.getTime() ?? 0);
        if (isNewer) refunded.set(event.reference, { event, attempt, id: about });
        break;
      }
      case 'refundChanged':
        found.push(...(await failureBreaks(db, stored, event)).map((what) => `${about}: ${what}`));
        break;
      case 'disputed':
      case 'disputeWon':
        found.push(...(await disputeBreaks(db, stored, event)).map((what) => `${about}: ${what}`));
        break;
      default:
    }
  }
  for (const { event, attempt, id } of refunded.values()) {
    if (!attempt || !isAsked(event.paid, attempt)) continue;
    if (attempt.is_suspended === true && !isBooked(attempt)) continue;
    const back = event.refunded.minor(attempt.digits) ?? 0;
    const booked = await refundedToSource(db, attempt.id, event.at);
    if (booked < back)
      found.push(
        `${id}: ${toDecimal(back, attempt.digits)} of transaction ${attempt.id} went back and ${toDecimal(booked, attempt.digits)} are in the books`,
      );
  }
  return found;
}

async function successBreaks(
  db: Kysely<Database>,
  { provider }: StoredEvent,
  event: EventOf<'succeeded'>,
  attempt: Known | undefined,
): Promise<string[]> {
  if (attempt && isAsked(event.paid, attempt))
    return isBooked(attempt) || attempt.is_suspended === true
      ? []
      : [`transaction ${attempt.id} was paid and is ${attempt.status}`];
  const subject = subjectOf(event, attempt);
  const reasons = ['AMOUNT_MISMATCH', 'UNKNOWN_PAYMENT'] as const;
  if (
    await isListed(
      db,
      reasons.map((reason) => suspenseId({ provider, subject, reason })),
    )
  )
    return [];
  return [`${amountText(event.paid)} came in for ${subject} and fit nothing`];
}

async function failureBreaks(
  db: Kysely<Database>,
  { provider }: StoredEvent,
  { reference, refundId, state }: EventOf<'refundChanged'>,
): Promise<string[]> {
  if (state !== 'FAILED') return [];
  const refund = await db
    .selectFrom('refunds')
    .select(['id', 'state'])
    .where((eb) => eb.or([eb('provider_reference', '=', reference), eb('id', '=', refundId ?? '')]))
    .executeTakeFirst();
  if (refund) return refund.state === 'FAILED' ? [] : [`refund ${refund.id} failed and is ${refund.state}`];
  if (await isListed(db, [suspenseId({ provider, subject: reference, reason: 'UNKNOWN_REFUND' })])) return [];
  return [`the refund ${reference} failed and is not known`];
}
