import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';

/** What a buyer typed and chose that is not in the address; a reload keeps it, closing the tab does not. */
const draft = v.object({
  email: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(254))), undefined),
  methodId: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(64))), undefined),
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

/** Keeps the draft for this tab; gives whether the browser took it. */
export function writeDraft(value: Draft): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // Full or switched off: the draft lives as long as the page.
    return false;
  }
}
