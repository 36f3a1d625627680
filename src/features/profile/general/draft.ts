import * as v from 'valibot';
import { personalPrefix } from '@/lib/personalStorage';
import { colorPreferences } from '@/shared/colorPreferences';
import { genders } from '@/shared/profileForm';
import type { Values } from '@/features/profile/general/values';

const text = v.exactOptional(v.pipe(v.string(), v.maxLength(1000)));

/** Every field of the form; one that is missing here does not compile. */
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

/** What a person changed in this tab and did not save; empty where there is none or the browser keeps nothing. */
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

/** Keeps changes for this tab, or forgets them where there are none; gives whether the browser did. */
export function writeDraft(userId: string, changed: Partial<Values>): boolean {
  const { birthDate, ...others } = changed;
  // Half a date could not be shown again.
  const kept = { ...others, ...(isDay(birthDate) && { birthDate }) };
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ userId, changes: kept }));
    return true;
  } catch {
    // Full or switched off: the changes live as long as the page.
    return false;
  }
}
