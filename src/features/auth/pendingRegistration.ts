import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';

const schema = v.object({
  /** Names the registration to the server. */
  registration: v.string(),
  /** Where the code was sent. */
  email: v.string(),
  /** ISO 8601. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** A registration that waits for its address to be proven. */
export type PendingRegistration = v.InferOutput<typeof schema>;

const key = `${personalPrefix}registration`;

/** Serves where the browser keeps nothing for us. */
let memory: PendingRegistration | undefined;

function stored(): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is switched off, or the text is not ours.
    return null;
  }
}

/** The registration that this browser began, in this tab or another; undefined once it is over. */
export function pendingRegistration(): PendingRegistration | undefined {
  const parsed = v.safeParse(schema, stored() ?? memory);
  return parsed.success && Date.parse(parsed.output.expiresAt) > Date.now() ? parsed.output : undefined;
}

/** Remembers a registration in place of any other; nothing forgets it. */
export function keepRegistration(pending: PendingRegistration | undefined): void {
  memory = pending;
  try {
    if (pending) window.localStorage.setItem(key, JSON.stringify(pending));
    else window.localStorage.removeItem(key);
  } catch {
    // Full or switched off: this tab remembers it.
    return;
  }
}
