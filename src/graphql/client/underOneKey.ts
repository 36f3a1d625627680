import { beginRequest, endRequest } from '@/lib/pendingRequest';
import type { Answer } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';

/** Whether a request may have arrived although no answer came of it. */
export const isUnheard = ({ code }: Failure): boolean => code === 'NETWORK' || code === 'INTERNAL';

/**
 * Sends something that must count once. Until a final answer comes, the same body goes under the same key, also after a
 * reload of the tab; a final answer, good or bad, ends the key.
 */
export async function underOneKey<Data>(
  purpose: string,
  body: Readonly<Record<string, string>>,
  send: (key: string) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const answer = await send(beginRequest(purpose, body).key);
  if (!('failure' in answer && isUnheard(answer.failure))) endRequest(purpose);
  return answer;
}
