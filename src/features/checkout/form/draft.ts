import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';

const text = (most: number) => v.fallback(v.optional(v.pipe(v.string(), v.maxLength(most))), undefined);

/** What a buyer entered that isn't in the URL. Survives a reload, but not closing the tab. */
const draft = v.object({
  email: text(254),
  methodId: text(64),
  recipientName: text(100),
  senderName: text(100),
  message: text(1000),
});

export type Draft = v.InferOutput<typeof draft>;

const key = `${personalPrefix}checkout.draft`;

/** Reads this tab's draft; empty if there is none or storage is unavailable. */
export function readDraft(): Draft {
  try {
    const parsed = v.safeParse(draft, JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    // Storage is disabled, or the value isn't valid JSON: start with an empty form.
    return {};
  }
}

/** Updates parts of this tab's draft; returns whether it could be stored. */
export function changeDraft(change: Draft): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(), ...change }));
    return true;
  } catch {
    // Storage is full or disabled: the draft lives as long as the page.
    return false;
  }
}

/** Clears the gift's names and message once it's paid for, since they're meant for one recipient only. */
export const clearPresentMessage = (): boolean =>
  changeDraft({ recipientName: undefined, senderName: undefined, message: undefined });
