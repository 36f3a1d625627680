import * as v from 'valibot';
import { newKey } from '@/lib/idempotencyKey';
import { tabMemory, type TabMemory } from '@/lib/tabMemory';

const pendingRequest = v.object({
  /** The idempotency key it goes under, made by `newKey`. */
  key: v.pipe(v.string(), v.hexadecimal(), v.length(32)),
  /** What is asked for under the key. */
  body: v.string(),
  /** What an answer named, for the page to follow: the id of a transaction. */
  followed: v.optional(v.pipe(v.string(), v.nonEmpty())),
});

/** A request that must count once, begun in this tab, whose end it has not seen. */
export type PendingRequest = v.InferOutput<typeof pendingRequest>;

const memories = new Map<string, TabMemory<PendingRequest>>();

function memoryOf(purpose: string): TabMemory<PendingRequest> {
  const memory = memories.get(purpose) ?? tabMemory(`request.${purpose}`, pendingRequest);
  memories.set(purpose, memory);
  return memory;
}

/** The request that was begun for a purpose, also before a reload or on the way to a provider's page. */
export const pendingFor = (purpose: string): PendingRequest | undefined => memoryOf(purpose).read();

/** The request to send for a purpose: the same body goes under the key it has already, another one under a new key. */
export function beginRequest(purpose: string, body: Readonly<Record<string, string>>): PendingRequest {
  const text = JSON.stringify(body);
  const before = pendingFor(purpose);
  const request = before?.body === text ? before : { key: newKey(), body: text };
  memoryOf(purpose).keep(request);
  return request;
}

/** Notes what an answer to the pending request named, so that a reload of the tab can follow it. */
export function followRequest(purpose: string, followed: string): void {
  const request = pendingFor(purpose);
  if (request) memoryOf(purpose).keep({ ...request, followed });
}

/** Ends the request of a purpose: what is sent next goes under a new key. */
export const endRequest = (purpose: string): void => memoryOf(purpose).keep(undefined);
