import * as v from 'valibot';
import { newKey } from '@/lib/idempotencyKey';
import { personalPrefix } from '@/lib/personalStorage';
import { idempotencyKey } from '@/shared/validation';

const topUp = v.object({
  key: idempotencyKey,
  /** What was asked for under the key. */
  body: v.string(),
  /** As soon as an answer named it. */
  transactionId: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

/** A top-up that this tab began and whose end it has not seen. */
export type BegunTopUp = v.InferOutput<typeof topUp>;

const name = `${personalPrefix}wallet.topUp`;
let memory: BegunTopUp | undefined;

/** The top-up that was begun in this tab, also before a reload or on the way to the provider's page. */
export function begunTopUp(): BegunTopUp | undefined {
  try {
    const parsed = v.safeParse(topUp, JSON.parse(sessionStorage.getItem(name) ?? 'null'));
    if (parsed.success) return parsed.output;
    memory = undefined;
  } catch {
    // Storage switched off, or a text that is none of ours: what this page remembers counts.
    return memory;
  }
  return undefined;
}

/** Remembers a top-up; undefined forgets the last one. */
export function keepTopUp(begun: BegunTopUp | undefined): void {
  memory = begun;
  try {
    if (begun) sessionStorage.setItem(name, JSON.stringify(begun));
    else sessionStorage.removeItem(name);
  } catch {
    // Full or switched off: it is remembered as long as the page is.
    return;
  }
}

/** The key for a body: the one it has already, so that what was sent twice counts once; else a new one. */
export function beginTopUp(body: string): BegunTopUp {
  const before = begunTopUp();
  const begun = before?.body === body ? before : { key: newKey(), body };
  keepTopUp(begun);
  return begun;
}
