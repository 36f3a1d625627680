import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';
import { registrationHours } from '@/shared/registration';

const schema = v.object({
  /** Identifies the registration to the server. */
  registration: v.string(),
  /** Where the code was sent. */
  email: v.string(),
  /** When it began, by the clock of this device, which may be wrong. Milliseconds. */
  begunAt: v.number(),
});

/** A registration whose address isn't verified yet. */
export type PendingRegistration = Omit<v.InferOutput<typeof schema>, 'begunAt'>;

/** The server decides what is over by its own clock. Milliseconds. */
const lifetimeMs = registrationHours * 3_600_000;

const key = `${personalPrefix}registration`;

/** Fallback for when storage is unavailable. */
let memory: v.InferOutput<typeof schema> | undefined;

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
  return parsed.success && Date.now() - parsed.output.begunAt < lifetimeMs ? parsed.output : undefined;
}

/** Stores a registration, replacing any other; undefined clears it. */
export function keepRegistration(pending: PendingRegistration | undefined): void {
  memory = pending && { ...pending, begunAt: Date.now() };
  try {
    if (memory) window.localStorage.setItem(key, JSON.stringify(memory));
    else window.localStorage.removeItem(key);
  } catch {
    // Storage is full or disabled: only this tab remembers it.
    return;
  }
}
