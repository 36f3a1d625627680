import * as v from 'valibot';
import { decline, markProcessing, settle } from '../checkout/settle.ts';
import type { Services } from '../services.ts';
import { storeEvent, workOnEvent, type EventWork, type Outcome } from './events.ts';

/** What the stand-in provider tells us. Amounts are minor units. */
export const sandboxEvent = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  type: v.picklist(['payment.succeeded', 'payment.failed', 'payment.processing']),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.length(3)),
  fee: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  method: v.optional(
    v.object({
      reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
      label: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    }),
  ),
});

export type SandboxEvent = v.InferOutput<typeof sandboxEvent>;

/** Takes in a genuine event: stored before it is worked on, worked on once. */
export async function takeSandboxEvent(services: Services, event: SandboxEvent): Promise<Outcome> {
  await storeEvent(services, 'sandbox', event.id, event);
  return workOnEvent(services, 'sandbox', event.id, workOnSandboxEvent);
}

/** Does what a stored event says. */
export const workOnSandboxEvent: EventWork = async (trx, services, payload) => {
  const event = v.parse(sandboxEvent, payload);
  const attempt = await trx
    .selectFrom('transactions')
    .innerJoin('currencies', 'currencies.id', 'transactions.currency_id')
    .selectAll('transactions')
    .select('currencies.code')
    .where('payment_method', '=', 'sandbox')
    .where('provider_reference', '=', event.reference)
    .executeTakeFirst();
  if (!attempt || attempt.amount_minor !== event.amount || attempt.code !== event.currency) {
    services.log.error(
      { event: event.id, reference: event.reference },
      'a payment event fits no attempt of ours',
    );
    return 'unknown';
  }
  if (event.type === 'payment.processing') await markProcessing(trx, services, attempt);
  else if (event.type === 'payment.failed') await decline(trx, services, attempt);
  else
    await settle(trx, services, attempt, {
      actualAmount: event.amount,
      actualCurrencyId: attempt.currency_id,
      fee: event.fee,
      method: attempt.save_method ? event.method : undefined,
    });
  return 'done';
};
