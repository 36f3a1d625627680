import * as v from 'valibot';
import { tabMemory } from '@/lib/tabMemory';

/** A payment that this tab began and whose end it has not seen. */
const awaitedPayment = v.object({
  transactionId: v.pipe(v.string(), v.nonEmpty()),
  /** What is done once it has arrived, by the key of its words. */
  word: v.picklist(['paid', 'changed']),
});

export type AwaitedPayment = v.InferOutput<typeof awaitedPayment>;

export const awaited = tabMemory('subscription.payment', awaitedPayment);
