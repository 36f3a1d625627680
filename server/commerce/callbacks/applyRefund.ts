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
import { suspend } from './unfitting.ts';

/**
 * Books what was given back at the provider's own desk: the event has the sum so far, of which we know what we gave
 * back ourselves. What the payment no longer holds is taken as a dispute takes it.
 */
export async function applyRefund(
  trx: Kysely<Database>,
  services: Services,
  attempt: Known,
  { id, reference, refunded, at }: Extract<ProviderEvent, { type: 'refunded' }>,
): Promise<void> {
  const locked = await lockTransaction(trx, attempt.id);
  const back = refunded.minor(attempt.digits) ?? 0;
  const news = back - (await sentBack(trx, attempt.id, at));
  if (news <= 0) return;
  if (news > locked.attempt.amount_minor - locked.attempt.refunded_minor)
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
    // The same sum may be reached again after a refund of the desk failed.
    id: times === 0 ? id : `${id}:${times}`,
    amount: news,
    providerReference: reference,
  });
}

/** What is booked as sent back to the source; a refund counts that had not failed before an event of that time. */
export async function sentBack(
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

/** Books what became of one refund: of ours by its id, of the desk's by its charge and amount. */
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
    // What the desk gave back is known by its charge until the refund's own name is.
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
  // The sum of the charge tells what goes out; what comes back of a refund that is not known fits nothing.
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
