import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';

const text = (most: number) => v.fallback(v.optional(v.pipe(v.string(), v.maxLength(most))), undefined);

/** What a buyer typed and chose that is not in the address; a reload keeps it, closing the tab does not. */
const draft = v.object({
  email: text(254),
  methodId: text(64),
  recipientName: text(100),
  senderName: text(100),
  message: text(1000),
});

export type Draft = v.InferOutput<typeof draft>;

const key = `${personalPrefix}checkout.draft`;

/** Reads the draft of this tab; empty where there is none or the browser keeps nothing. */
export function readDraft(): Draft {
  try {
    const parsed = v.safeParse(draft, JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    // Storage switched off, or not JSON: the form starts empty.
    return {};
  }
}

/** Changes parts of this tab's draft; gives whether the browser took it. */
export function changeDraft(change: Draft): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(), ...change }));
    return true;
  } catch {
    // Full or switched off: the draft lives as long as the page.
    return false;
  }
}

/** Forgets the words of a present that was paid: they are for nobody else. */
export const clearPresentMessage = (): boolean =>
  changeDraft({ recipientName: undefined, senderName: undefined, message: undefined });
