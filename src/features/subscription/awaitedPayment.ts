import * as v from 'valibot';
import { tabMemory } from '@/lib/tabMemory';

/** A payment started in this tab whose outcome isn't known yet. */
const awaitedPayment = v.object({
  transactionId: v.pipe(v.string(), v.nonEmpty()),
  /** Translation key of the message once it has succeeded. */
  word: v.picklist(['paid', 'changed']),
});

export type AwaitedPayment = v.InferOutput<typeof awaitedPayment>;

export const awaited = tabMemory('subscription.payment', awaitedPayment);
