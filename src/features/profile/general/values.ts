import type { GeneralMeFragment, ProfileInput } from '@/graphql/generated/general';
import type { genders } from '@/shared/profileForm';

export type Gender = (typeof genders)[number];

/** The fields of the form as they stand on screen; empty text for what is not known. */
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
}

/** The fields that the server is told, from the top of the form. */
export const sentFields = [
  'firstName',
  'lastName',
  'userName',
  'birthDate',
  'gender',
  'phone',
  'countryId',
  'cityId',
  'languageId',
  'currencyId',
] as const satisfies readonly (keyof Values & keyof ProfileInput)[];

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
});

/** The fields that differ. */
export function changesOf(values: Values, stored: Values): Partial<Values> {
  const changed = sentFields.filter((name) => values[name] !== stored[name]);
  const changes: Partial<Values> = Object.fromEntries(changed.map((name) => [name, values[name]]));
  return changes.cityId === undefined ? changes : { ...changes, cityName: values.cityName };
}

/** What the server is told of changes: empty text empties, and a city goes along with its country. */
export function inputOf(changes: Partial<Values>, values: Values): ProfileInput {
  const named = changes.countryId === undefined ? changes : { ...changes, cityId: values.cityId };
  const entries = sentFields.flatMap((name) =>
    named[name] === undefined ? [] : [[name, named[name] || null]],
  );
  return Object.fromEntries(entries);
}
