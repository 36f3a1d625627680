import * as v from 'valibot';
import { defineJob } from '../../../kernel/job.ts';
import { isRefusal, stripeOf } from './client.ts';

/** Closes a payment at Stripe that no one should make any more. One that is closed, or was paid, stays as it is. */
export const cancelJob = defineJob({
  kind: 'stripe.cancel',
  payload: v.object({ reference: v.string() }),
  lane: 'external',
  run: async (services, { reference }) => {
    const stripe = await stripeOf(services);
    try {
      if (reference.startsWith('pi_')) await stripe.paymentIntents.cancel(reference);
      else await stripe.checkout.sessions.expire(reference);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      services.log.info({ reference, code: error.code }, 'there was nothing to cancel at Stripe');
    }
  },
});
