import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { bookRefund } from '../checkout/bookRefund.ts';
import { bookRefundAnswer } from '../checkout/refundOutcome.ts';
import { lockTransaction } from '../checkout/refunds.ts';
import type { Outcome, ProviderEvent } from '../payments/providerEvents.ts';
import type { Delivery } from './applyEvent.ts';
import type { Known } from './findAttempt.ts';
import { suspend } from './unmatchedMoney.ts';

/**
 * Books refunds made in the provider's dashboard: the event has the total refunded so far, from which we subtract what
 * is already booked. Anything beyond what the payment still holds is taken the way a dispute takes it.
 */
export async function applyRefund(
  trx: Kysely<Database>,
  services: Services,
  attempt: Known,
  { id, reference, refunded, at }: Extract<ProviderEvent, { type: 'refunded' }>,
): Promise<void> {
  const locked = await lockTransaction(trx, attempt.id);
  const back = refunded.minor(attempt.digits) ?? 0;
  const unbooked = back - (await refundedToSource(trx, attempt.id, at));
  if (unbooked <= 0) return;
  if (unbooked > locked.attempt.amount_minor - locked.attempt.refunded_minor)
    services.log.warn(
      { provider: attempt.payment_method, transaction: attempt.id },
      'the provider gave back more than was left of a payment',
    );
  const { times } = await trx
    .selectFrom('refunds')
    .select((eb) => eb.fn.countAll<number>().as('times'))
    .where((eb) => eb.or([eb('id', '=', id), eb(eb.fn('starts_with', ['id', eb.val(`${id}:`)]), '=', true)]))
    .where('transaction_id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  await bookRefund(trx, services, locked, {
    // The same total may be reached again after a dashboard refund failed.
    id: times === 0 ? id : `${id}:${times}`,
    amount: unbooked,
    providerReference: reference,
  });
}

/** The total booked as refunded to the source; a refund that failed counts unless it failed before `at`. */
export async function refundedToSource(
  trx: Kysely<Database>,
  transactionId: string,
  at: Date | null,
): Promise<Minor> {
  const { sum } = await trx
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('sum'))
    .where('transaction_id', '=', transactionId)
    .where('kind', '=', 'REFUND')
    .where('destination', '=', 'SOURCE')
    .where((eb) =>
      at === null
        ? eb('reversed_at', 'is', null)
        : eb.or([eb('reversed_at', 'is', null), eb('decided_at', '>=', at)]),
    )
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Books the outcome of one refund: ours are found by id, dashboard ones by charge and amount. */
export async function applyRefundChange(
  trx: Kysely<Database>,
  services: Services,
  { provider, eventId }: Delivery,
  attempt: Known | undefined,
  event: Extract<ProviderEvent, { type: 'refundChanged' }>,
): Promise<Outcome> {
  const { reference, state, failure, at } = event;
  const refund = await refundOf(trx, attempt, event);
  if (refund) {
    // A dashboard refund is stored with the charge's reference until its own is known.
    if (refund.provider_reference !== null && refund.provider_reference !== reference)
      await trx
        .updateTable('refunds')
        .set({ provider_reference: reference })
        .where('id', '=', refund.id)
        .execute();
    await bookRefundAnswer(
      trx,
      services,
      refund,
      { state, reference, ...(failure !== null && { failure }) },
      at ?? services.clock(),
    );
    return 'done';
  }
  // Outgoing refunds are booked from the charge's total; money returned by an unknown refund matches nothing.
  if (state !== 'FAILED') return attempt ? 'done' : 'unknown';
  services.log.error({ provider, refund: reference }, 'a refund failed that is not known');
  await suspend(trx, services, {
    provider,
    eventId,
    subject: reference,
    reason: 'UNKNOWN_REFUND',
    money: event.amount,
    transactionId: attempt?.id,
  });
  return 'unknown';
}

async function refundOf(
  trx: Kysely<Database>,
  attempt: Known | undefined,
  { reference, refundId, charge, amount }: Extract<ProviderEvent, { type: 'refundChanged' }>,
) {
  const refunds = trx.selectFrom('refunds').selectAll();
  const named = await refunds.where('provider_reference', '=', reference).executeTakeFirst();
  if (named) return named;
  const ours = refundId === null ? undefined : await refunds.where('id', '=', refundId).executeTakeFirst();
  if (ours) return ours;
  const minor = attempt && amount.minor(attempt.digits);
  if (!attempt || charge === null || minor === undefined) return undefined;
  return refunds
    .where('transaction_id', '=', attempt.id)
    .where('provider_reference', '=', charge)
    .where('amount_minor', '=', minor)
    .where('reversed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}
