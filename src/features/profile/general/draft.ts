import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';
import { colorPreferences } from '@/shared/colorPreferences';
import { genders } from '@/shared/profileForm';
import type { Values } from '@/features/profile/general/values';

const text = v.exactOptional(v.pipe(v.string(), v.maxLength(1000)));

/** Every field of the form; a missing one is a compile error. */
const fields = {
  firstName: text,
  lastName: text,
  userName: text,
  birthDate: text,
  gender: v.exactOptional(v.picklist([...genders, ''])),
  phone: text,
  countryId: text,
  cityId: text,
  cityName: text,
  languageId: text,
  currencyId: text,
  colorMode: v.exactOptional(v.picklist(colorPreferences)),
  paymentReminders: v.exactOptional(v.boolean()),
} satisfies Readonly<Record<keyof Values, unknown>>;

const draft = v.object({ userId: v.string(), changes: v.object(fields) });

const key = `${personalPrefix}general.draft`;

/** Unsaved changes in this tab; empty if there are none or storage is unavailable. */
export function readDraft(userId: string): Partial<Values> {
  try {
    const parsed = v.safeParse(draft, JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    return parsed.success && parsed.output.userId === userId ? parsed.output.changes : {};
  } catch (error) {
    console.info('No draft could be read', error);
    return {};
  }
}

const isDay = (day: string | undefined): boolean => day === '' || /^\d{4}-\d\d-\d\d$/.test(day ?? '');

/** Stores changes for this tab, or removes them if there are none; returns whether that worked. */
export function writeDraft(userId: string, changed: Partial<Values>): boolean {
  const { birthDate, ...others } = changed;
  // The date field couldn't show an incomplete date again.
  const kept = { ...others, ...(isDay(birthDate) && { birthDate }) };
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ userId, changes: kept }));
    return true;
  } catch {
    // Storage is full or disabled: the changes live as long as the page.
    return false;
  }
}
