import type { Failure, Outcome } from '@/data/requestError';
import { beginRequest, endRequest } from '@/lib/pendingRequest';

/** Whether a request may have arrived although no answer came of it. */
export const isUnconfirmed = ({ code }: Failure): boolean => code === 'NETWORK' || code === 'INTERNAL';

/**
 * Sends a request that must count once. Until a final answer comes, the same body goes under the same key, also after a
 * reload of the tab; a final answer, good or bad, ends the key.
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
