import * as v from 'valibot';
import { defineJob } from '../../../kernel/job.ts';
import { methodIn } from './savedReference.ts';
import { isRefusal, stripeOf } from './client.ts';

/** Detaches a method at Stripe that was removed here, once; one that has been saved again stays. */
export const detachJob = defineJob({
  kind: 'stripe.detach',
  payload: v.object({ savedMethodId: v.string() }),
  lane: 'external',
  run: async (services, { savedMethodId }) => {
    const removed = await services.db
      .selectFrom('saved_methods')
      .select('reference')
      .where('id', '=', savedMethodId)
      .where('removed_at', 'is not', null)
      .executeTakeFirst();
    const method = removed && methodIn(removed.reference);
    if (!method) return;
    const stripe = await stripeOf(services);
    try {
      await stripe.paymentMethods.detach(method.id);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      services.log.info({ method: savedMethodId, code: error.code }, 'there was nothing to detach at Stripe');
    }
  },
});
