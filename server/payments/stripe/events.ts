import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { decline, markProcessing } from '../../checkout/settle.ts';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import type { EventWork, Outcome } from '../events.ts';
import { findAttempt, settleAtStripe } from './attempts.ts';
import { workOnDispute, workOnRefund } from './moneyBack.ts';
import { stripeEvent, type intent, type session } from './shapes.ts';

const unknown = (services: Services, event: string): Outcome => {
  services.log.warn({ event }, 'an event of Stripe fits no attempt of ours');
  return 'unknown';
};

/** Does what a stored event says. Events of other kinds than ours change nothing. */
export const workOnStripeEvent: EventWork = async (trx, services, payload) => {
  const parsed = v.safeParse(stripeEvent, payload);
  if (!parsed.success) return 'unknown';
  const event = parsed.output;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return workOnSession(trx, services, event.id, event.type, event.data.object);
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return workOnIntent(trx, services, event.id, event.type, event.data.object);
    case 'charge.refunded':
      return (await workOnRefund(trx, services, event.data.object)) ?? unknown(services, event.id);
    default:
      return workOnDispute(trx, services, event.type, event.data.object);
  }
};

async function workOnSession(
  trx: Kysely<Database>,
  services: Services,
  id: string,
  type: string,
  object: v.InferOutput<typeof session>,
): Promise<Outcome> {
  const ours = object.client_reference_id ?? object.metadata?.['transactionId'];
  const attempt = await findAttempt(trx, [object.id, object.payment_intent], ours);
  if (!attempt) return unknown(services, id);
  if (type === 'checkout.session.expired') await decline(trx, services, attempt, 'EXPIRED');
  else if (type === 'checkout.session.async_payment_failed') await decline(trx, services, attempt);
  // A bank transfer or the like, which takes days.
  else if (object.payment_status === 'unpaid') await markProcessing(trx, services, attempt);
  else
    return settleAtStripe(trx, services, attempt, {
      amount: object.amount_total,
      currency: object.currency,
      reference: object.payment_intent,
    });
  return 'done';
}

async function workOnIntent(
  trx: Kysely<Database>,
  services: Services,
  id: string,
  type: string,
  object: v.InferOutput<typeof intent>,
): Promise<Outcome> {
  const attempt = await findAttempt(trx, [object.id], object.metadata?.['transactionId']);
  if (!attempt) return unknown(services, id);
  if (type === 'payment_intent.succeeded')
    return settleAtStripe(trx, services, attempt, {
      amount: object.amount,
      currency: object.currency,
      reference: object.id,
    });
  // On Stripe's page the buyer may try another card; the page's own end is what counts there.
  if (attempt.saved_method_id !== null) await decline(trx, services, attempt);
  return 'done';
}
