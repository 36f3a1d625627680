import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';

const schema = v.object({
  /** Identifies the registration to the server. */
  registration: v.string(),
  /** Where the code was sent. */
  email: v.string(),
  /** ISO 8601. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** A registration whose address isn't verified yet. */
export type PendingRegistration = v.InferOutput<typeof schema>;

const key = `${personalPrefix}registration`;

/** Fallback for when storage is unavailable. */
let memory: PendingRegistration | undefined;

function stored(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is disabled, or the value isn't valid JSON.
    return null;
  }
}

/** The registration started in this browser, in any tab; undefined if none or expired. */
export function pendingRegistration(): PendingRegistration | undefined {
  const parsed = v.safeParse(schema, stored() ?? memory);
  return parsed.success && Date.parse(parsed.output.expiresAt) > Date.now() ? parsed.output : undefined;
}

/** Stores a registration, replacing any other; undefined clears it. */
export function keepRegistration(pending: PendingRegistration | undefined): void {
  memory = pending;
  try {
    if (pending) window.localStorage.setItem(key, JSON.stringify(pending));
    else window.localStorage.removeItem(key);
  } catch {
    // Storage is full or disabled: only this tab remembers it.
    return;
  }
}
