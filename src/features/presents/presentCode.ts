import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';
import { tabMemory } from '@/lib/tabMemory';

/**
 * How long the code is kept while the recipient creates an account, in milliseconds: as long as a registration is
 * valid.
 */
const lifetimeMs = 86_400_000;

/** For reloads: the code is no longer in the URL. */
const tabCode = tabMemory('present', v.string());

/** The gift that was redeemed in this tab: its code is forgotten, but a reload still shows what became of it. */
const tabRedeemed = tabMemory(
  'present.redeemed',
  v.object({ id: v.string(), itemId: v.nullable(v.string()) }),
);

const waiting = v.object({ code: v.string(), until: v.number() });
const key = `${personalPrefix}present.waiting`;

function waitingCode(): string | undefined {
  try {
    const parsed = v.safeParse(waiting, JSON.parse(window.localStorage.getItem(key) ?? 'null'));
    return parsed.success && parsed.output.until > Date.now() ? parsed.output.code : undefined;
  } catch {
    // Storage is unavailable, or the value isn't ours.
    return undefined;
  }
}

/** Code of the open gift: from the link just followed, else from this tab, else the one waiting for an account. */
export function openPresentCode(fromLink: string | undefined): string {
  if (fromLink !== undefined) tabCode.keep(fromLink);
  return fromLink ?? tabCode.read() ?? waitingCode() ?? '';
}

/** Whether the reader unwrapped the gift with this code before they went for an account. */
export const isAwaited = (code: string): boolean => waitingCode() === code;

/** Keeps the code until the recipient returns with an account, possibly through an emailed link in another tab. */
export function awaitAccount(code: string): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ code, until: Date.now() + lifetimeMs }));
  } catch {
    // Storage is full or disabled: this tab still has the code.
    return;
  }
}

/** The gift redeemed in this tab, if any, with the library item that came of it. */
export const redeemedPresent = tabRedeemed.read;

/** Forgets the code of a redeemed gift and keeps what came of it. */
export function keepRedeemedPresent({ id, itemId }: { id: string; itemId: string | null }): void {
  tabRedeemed.keep({ id, itemId });
  tabCode.keep(undefined);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is unavailable, so there's nothing to forget.
    return;
  }
}
