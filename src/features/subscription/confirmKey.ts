import * as v from 'valibot';
import type { Answer } from '@/graphql/client/answer';
import { newKey } from '@/lib/idempotencyKey';
import { personalPrefix } from '@/lib/personalStorage';
import { idempotencyKey } from '@/shared/validation';

const pendingConfirm = v.object({ key: idempotencyKey, body: v.string() });
type PendingConfirm = v.InferOutput<typeof pendingConfirm>;

const memory = new Map<string, PendingConfirm>();
const nameOf = (purpose: string): string => `${personalPrefix}subscription.${purpose}`;

function read(purpose: string): PendingConfirm | undefined {
  try {
    const parsed = v.safeParse(pendingConfirm, JSON.parse(sessionStorage.getItem(nameOf(purpose)) ?? 'null'));
    if (parsed.success) return parsed.output;
  } catch {
    // Storage switched off, or somebody else's text: what this page remembers counts.
    return memory.get(purpose);
  }
  return memory.get(purpose);
}

function keep(purpose: string, confirm: PendingConfirm | undefined): void {
  if (confirm) memory.set(purpose, confirm);
  else memory.delete(purpose);
  try {
    if (confirm) sessionStorage.setItem(nameOf(purpose), JSON.stringify(confirm));
    else sessionStorage.removeItem(nameOf(purpose));
  } catch {
    // Full or switched off: the key lives as long as the page, and a retry on it is still safe.
    return;
  }
}

const isOpen = <Data>(answer: Answer<Data>): boolean =>
  'failure' in answer && ['NETWORK', 'INTERNAL'].includes(answer.failure.code);

/**
 * Sends something that must count once. Until a final answer comes, the same body goes under the same key, also after a
 * reload of the tab; a final answer, good or bad, ends the key.
 */
export async function underOneKey<Data>(
  purpose: 'change' | 'pay',
  body: Readonly<Record<string, string>>,
  send: (key: string) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  const text = JSON.stringify(body);
  const before = read(purpose);
  const confirm = before?.body === text ? before : { key: newKey(), body: text };
  keep(purpose, confirm);
  const answer = await send(confirm.key);
  if (!isOpen(answer)) keep(purpose, undefined);
  return answer;
}
