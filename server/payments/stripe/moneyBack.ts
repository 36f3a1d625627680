import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import type { Minor } from '../../../src/shared/money.ts';
import { chargeBack, winDispute } from '../../checkout/chargebacks.ts';
import { isBooked } from '../../checkout/locks.ts';
import { lockTransaction, refundTransaction } from '../../checkout/refunds.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import type { Outcome } from '../events.ts';
import { fromStripeAmount } from './amounts.ts';
import { findAttempt, settleAtStripe, type Known } from './attempts.ts';
import type { charge, dispute } from './shapes.ts';

/**
 * Books what was given back at Stripe's own desk: the event tells the sum so far, of which we know what we gave back
 * ourselves. Undefined where the charge is none of ours.
 */
export async function workOnRefund(
  trx: Kysely<Database>,
  services: Services,
  object: v.InferOutput<typeof charge>,
): Promise<Outcome | undefined> {
  const attempt = await findAttempt(trx, [object.payment_intent], object.metadata?.['transactionId']);
  if (!attempt) return undefined;
  // What went back had come in, even if nobody told us yet.
  const settled = await settleAtStripe(trx, services, attempt, {
    amount: object.amount,
    currency: object.currency,
    reference: object.payment_intent,
  });
  if (settled === 'unknown') return settled;
  const { attempt: locked } = await lockTransaction(trx, attempt.id);
  const { sum } = await trx
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('sum'))
    .where('transaction_id', '=', attempt.id)
    .where('kind', '=', 'REFUND')
    .where('destination', '=', 'SOURCE')
    .executeTakeFirstOrThrow();
  const back = fromStripeAmount(object.amount_refunded, attempt.code, attempt.digits) ?? 0;
  const news = back - Number(sum ?? 0);
  const left = locked.amount_minor - locked.refunded_minor;
  if (news <= 0) return 'done';
  if (news > left)
    services.log.error({ transaction: attempt.id }, 'Stripe gave back more than was left of a payment');
  if (left === 0 || locked.status === 'CHARGED_BACK') return 'done';
  await refundTransaction(trx, services, {
    id: `${object.id}:${object.amount_refunded}`,
    transactionId: attempt.id,
    amount: Math.min(news, left),
    providerReference: object.id,
  });
  return 'done';
}

/** What a dispute took, in minor units; all of the payment where Stripe counts in another currency. */
const takenBy = ({ amount, currency }: v.InferOutput<typeof dispute>, attempt: Known): Minor =>
  (currency === attempt.code ? fromStripeAmount(amount, attempt.code, attempt.digits) : undefined) ??
  attempt.amount_minor;

/** Books a dispute: the money is gone from its beginning, and comes back where it is won. */
export async function workOnDispute(
  trx: Kysely<Database>,
  services: Services,
  type: string,
  object: v.InferOutput<typeof dispute>,
): Promise<Outcome> {
  // An inquiry takes no money.
  if (object.status.startsWith('warning_')) return 'done';
  // Only the payment's own success tells us its reference; a dispute that overtook it has to wait.
  const attempt = await findAttempt(trx, [object.payment_intent]);
  if (!attempt || !isBooked(attempt)) return 'early';
  const known = await trx.selectFrom('refunds').select('id').where('id', '=', object.id).executeTakeFirst();
  const isWon = object.status === 'won' || type === 'charge.dispute.funds_reinstated';
  if (isWon && !known) return 'early';
  if (isWon) await winDispute(trx, services, { id: object.id, transactionId: attempt.id });
  else
    await chargeBack(trx, services, {
      id: object.id,
      transactionId: attempt.id,
      amount: takenBy(object, attempt),
      reason: object.reason,
    });
  return 'done';
}
