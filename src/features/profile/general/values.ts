import type { GeneralMeFragment, ProfileInput } from '@/data/generated/general';
import { colorPreferenceIn, type ColorPreference } from '@/shared/colorPreferences';
import type { genders, ProfileChange } from '@/shared/profileForm';

export type Gender = (typeof genders)[number];

/** The values of the form's fields; empty text for what is not known. */
export interface Values {
  firstName: string;
  lastName: string;
  userName: string;
  /** `YYYY-MM-DD`, or what is no day while it is being typed. */
  birthDate: string;
  gender: Gender | '';
  /** As its country writes it. */
  phone: string;
  countryId: string;
  cityId: string;
  /** Belongs to `cityId`, which alone is sent. */
  cityName: string;
  languageId: string;
  currencyId: string;
  colorMode: ColorPreference;
  paymentReminders: boolean;
}

/** The fields that are sent, from the top of the form; one of `ProfileInput` that is missing here does not compile. */
const sent = {
  firstName: true,
  lastName: true,
  userName: true,
  birthDate: true,
  gender: true,
  phone: true,
  countryId: true,
  cityId: true,
  languageId: true,
  currencyId: true,
  colorMode: true,
  paymentReminders: true,
} as const satisfies Readonly<Record<keyof ProfileInput, true>>;

/** As the server reads them: one that `profileForm` does not know does not compile. */
const sentFields: readonly (keyof ProfileChange & keyof Values)[] = Object.keys(
  sent,
) as (keyof typeof sent)[]; // no other keys are in the table

/** What the form shows of a person. */
export const valuesOf = (me: GeneralMeFragment): Values => ({
  firstName: me.firstName ?? '',
  lastName: me.lastName ?? '',
  userName: me.userName ?? '',
  birthDate: me.birthDate ?? '',
  gender: me.gender ?? '',
  phone: me.phoneText ?? '',
  countryId: me.Country?.id ?? '',
  cityId: me.City?.id ?? '',
  cityName: me.City?.name ?? '',
  languageId: me.Language?.id ?? '',
  currencyId: me.Currency.id,
  colorMode: colorPreferenceIn(me.ProjectSettings?.meta) ?? 'system',
  paymentReminders: me.paymentReminders ?? false,
});

/** The fields that differ. */
export function changesOf(values: Values, stored: Values): Partial<Values> {
  const changed = sentFields.filter((name) => values[name] !== stored[name]);
  const changes: Partial<Values> = Object.fromEntries(changed.map((name) => [name, values[name]]));
  return changes.cityId === undefined ? changes : { ...changes, cityName: values.cityName };
}

/** The changes to send: empty text clears a field, and a city is sent with its country. */
export function inputOf(changes: Partial<Values>, values: Values): ProfileInput {
  const named = changes.countryId === undefined ? changes : { ...changes, cityId: values.cityId };
  const entries = sentFields.flatMap((name) =>
    named[name] === undefined ? [] : [[name, named[name] === '' ? null : named[name]]],
  );
  return Object.fromEntries(entries);
}
