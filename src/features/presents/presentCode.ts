import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';
import { tabMemory } from '@/lib/tabMemory';

/** How long the present waits for an account to be made, in milliseconds: as long as a registration does. */
const waitsFor = 86_400_000;

/** Serves a reload: the address no longer has the code. */
const ofTab = tabMemory('present', v.string());

const waiting = v.object({ code: v.string(), until: v.number() });
const key = `${personalPrefix}present.waiting`;

function waitingCode(): string | undefined {
  try {
    const parsed = v.safeParse(waiting, JSON.parse(window.localStorage.getItem(key) ?? 'null'));
    return parsed.success && parsed.output.until > Date.now() ? parsed.output.code : undefined;
  } catch {
    // The browser keeps nothing for us, or text that is not ours.
    return undefined;
  }
}

/** The code of the present that is open: of the link that was followed, else of this tab, else the one that waits. */
export function openPresentCode(fromLink: string | undefined): string {
  if (fromLink !== undefined) ofTab.keep(fromLink);
  return fromLink ?? ofTab.read() ?? waitingCode() ?? '';
}

/** Has a present wait until its reader comes back with an account, maybe by a mailed link and in another tab. */
export function awaitAccount(code: string): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ code, until: Date.now() + waitsFor }));
  } catch {
    // Full or switched off: the way back in this tab knows the code.
    return;
  }
}

/** Forgets the present that was taken. */
export function forgetPresentCode(): void {
  ofTab.keep(undefined);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // The browser keeps nothing for us, so there is nothing to forget.
    return;
  }
}
