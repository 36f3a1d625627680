import * as v from 'valibot';
import type { ContactTopic } from '@/data/generated/public/contact';
import { personalPrefix } from '@/lib/personalStorage';

const text = v.fallback(v.pipe(v.string(), v.maxLength(100_000)), '');

const draft = v.object({ name: text, email: text, message: text });

/** An unsent message. Survives a reload, but not closing the tab. */
export type ContactDraft = v.InferOutput<typeof draft>;

/** The visible fields of the form, in order. */
export const contactFields = ['name', 'email', 'message'] as const;

const keyOf = (topic: ContactTopic): string => `${personalPrefix}contact.${topic}`;

/** Reads this tab's draft on a topic; empty if there is none or storage is unavailable. */
export function readContactDraft(topic: ContactTopic): ContactDraft {
  try {
    const parsed = v.safeParse(draft, JSON.parse(sessionStorage.getItem(keyOf(topic)) ?? '{}'));
    if (parsed.success) return parsed.output;
  } catch (error) {
    console.info('No draft could be read', error);
  }
  return { name: '', email: '', message: '' };
}

/** Stores a draft for this tab; returns whether that worked. */
export function writeContactDraft(topic: ContactTopic, value: ContactDraft): boolean {
  try {
    sessionStorage.setItem(keyOf(topic), JSON.stringify(value));
    return true;
  } catch {
    // Storage is full or disabled: the draft lives as long as the page.
    return false;
  }
}
