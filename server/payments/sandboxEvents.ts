import * as v from 'valibot';
import { decline, markProcessing, settle } from '../checkout/settle.ts';
import type { Services } from '../services.ts';

/** What the stand-in provider tells us. Amounts are minor units. */
export const sandboxEvent = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  type: v.picklist(['payment.succeeded', 'payment.failed', 'payment.processing']),
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.length(3)),
  fee: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

export type SandboxEvent = v.InferOutput<typeof sandboxEvent>;

/** What became of a callback: worked on now, known already, or about nothing we know. */
export type Outcome = 'done' | 'repeated' | 'unknown';

/**
 * Takes in a genuine event: stored before it is worked on, worked on once. One whose work failed is worked on
 * again when the provider repeats it.
 */
export async function takeSandboxEvent(services: Services, event: SandboxEvent): Promise<Outcome> {
  await services.db
    .insertInto('provider_events')
    .values({
      provider: 'sandbox',
      id: event.id,
      payload: JSON.stringify(event),
      received_at: services.clock(),
      processed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return services.db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('provider_events')
      .selectAll()
      .where('provider', '=', 'sandbox')
      .where('id', '=', event.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (stored.processed_at !== null) return 'repeated';
    await trx
      .updateTable('provider_events')
      .set({ processed_at: services.clock() })
      .where('provider', '=', 'sandbox')
      .where('id', '=', event.id)
      .execute();

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
      });
    return 'done';
  });
}
