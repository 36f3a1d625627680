import type { Failure, Outcome } from '@/data/requestError';
import { beginRequest, endRequest } from '@/lib/pendingRequest';

/** Whether a request may have been processed even though no response arrived. */
export const isUnconfirmed = ({ code }: Failure): boolean => code === 'NETWORK' || code === 'INTERNAL';

/**
 * Sends a request that must take effect only once. Until a final response arrives, the same body is sent with the same
 * key, even after a reload of the tab; a final response, success or failure, retires the key.
 */
export async function withIdempotencyKey<Data>(
  purpose: string,
  body: Readonly<Record<string, string>>,
  send: (key: string) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const outcome = await send(beginRequest(purpose, body).key);
  if (!('failure' in outcome && isUnconfirmed(outcome.failure))) endRequest(purpose);
  return outcome;
}
