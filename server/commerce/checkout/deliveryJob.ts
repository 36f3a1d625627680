import * as v from 'valibot';
import { declareJob } from '../../kernel/job.ts';

/** Opens what a purchase waited for, once its buyer can't withdraw any more (`startDelivery`). */
export const startDeliveryJob = declareJob({
  kind: 'delivery.start',
  payload: v.object({ orderId: v.string() }),
  lane: 'internal',
});
