import type { GeneralMeFragment, ProfileInput } from '@/data/generated/general';
import { colorPreferenceIn, type ColorPreference } from '@/shared/colorPreferences';
import type { genders, ProfileChange } from '@/shared/profileForm';

export type Gender = (typeof genders)[number];

/** The form's field values; empty strings for unknown ones. */
export interface Values {
  firstName: string;
  lastName: string;
  userName: string;
  /** `YYYY-MM-DD`, or an incomplete date while typing. */
  birthDate: string;
  gender: Gender | '';
  /** In the national format of its country. */
  phone: string;
  countryId: string;
  cityId: string;
  /** Name for `cityId`; only the id is sent. */
  cityName: string;
  languageId: string;
  currencyId: string;
  colorMode: ColorPreference;
  paymentReminders: boolean;
}

/** The fields to send, in form order; a field of `ProfileInput` missing here is a compile error. */
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

/** Typed so that a field unknown to `profileForm` is a compile error. */
const sentFields: readonly (keyof ProfileChange & keyof Values)[] = Object.keys(
  sent,
) as (keyof typeof sent)[]; // no other keys are in the table

/** The form values for a user. */
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

/** The changed fields. */
export function changesOf(values: Values, stored: Values): Partial<Values> {
  const changed = sentFields.filter((name) => values[name] !== stored[name]);
  const changes: Partial<Values> = Object.fromEntries(changed.map((name) => [name, values[name]]));
  return changes.cityId === undefined ? changes : { ...changes, cityName: values.cityName };
}

/** The changes to send: an empty string clears a field, and changing the country also sends the city. */
export function inputOf(changes: Partial<Values>, values: Values): ProfileInput {
  const named = changes.countryId === undefined ? changes : { ...changes, cityId: values.cityId };
  const entries = sentFields.flatMap((name) =>
    named[name] === undefined ? [] : [[name, named[name] === '' ? null : named[name]]],
  );
  return Object.fromEntries(entries);
}
