import * as v from 'valibot';
import type { ContactTopic } from '@/data/generated/public/contact';
import { personalPrefix } from '@/lib/personalStorage';

const text = v.fallback(v.pipe(v.string(), v.maxLength(100_000)), '');

const draft = v.object({ name: text, email: text, message: text });

/** A message that is written but not sent; a reload keeps it, closing the tab does not. */
export type ContactDraft = v.InferOutput<typeof draft>;

/** The fields of the form that people fill in, from the top. */
export const contactFields = ['name', 'email', 'message'] as const;

const keyOf = (topic: ContactTopic): string => `${personalPrefix}contact.${topic}`;

/** Reads this tab's draft on a topic; empty texts where there is none or the browser keeps nothing. */
export function readContactDraft(topic: ContactTopic): ContactDraft {
  try {
    const parsed = v.safeParse(draft, JSON.parse(sessionStorage.getItem(keyOf(topic)) ?? '{}'));
    if (parsed.success) return parsed.output;
  } catch (error) {
    console.info('No draft could be read', error);
  }
  return { name: '', email: '', message: '' };
}

/** Keeps a draft for this tab; gives whether the browser took it. */
export function writeContactDraft(topic: ContactTopic, value: ContactDraft): boolean {
  try {
    sessionStorage.setItem(keyOf(topic), JSON.stringify(value));
    return true;
  } catch {
    // Full or switched off: the draft lives as long as the page.
    return false;
  }
}
