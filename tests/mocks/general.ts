import { countries as known } from '../../server/database/seed/countries';
import { currencies, languages } from './currencies';
import type { MockUser } from './world';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Every country, by its English name. */
export const countries = known
  .map(({ id, code }) => ({ id, code, name: names.of(code) ?? code }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Every country has the same cities. */
const cityNames = ['Avonlea', 'Emerald City', 'Lilliput', 'Ys'];

const citiesOf = (countryId: string) =>
  cityNames.map((name, index) => ({ id: `${countryId}-${index + 1}`, name }));

/** The cities of a country whose names begin with a text. */
export const cities = ({ countryId, search }: { countryId: string; search?: string | null }) =>
  citiesOf(countryId).filter(({ name }) => name.toLowerCase().startsWith((search ?? '').toLowerCase()));

/** What somebody said of themselves, as `Me` has it. */
export function profileOf({ profile = {}, fullName }: MockUser) {
  const [first = null, last = null] = fullName?.split(' ') ?? [];
  const firstName = profile.firstName === undefined ? first : profile.firstName;
  const lastName = profile.lastName === undefined ? last : profile.lastName;
  return {
    ...profile,
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(' ') || null,
    phoneText: profile.phone ?? null,
    Country: countries.find(({ id }) => id === profile.countryId) ?? null,
    City: citiesOf(String(profile.countryId ?? '')).find(({ id }) => id === profile.cityId) ?? null,
    Currency: currencies.find(({ id }) => id === profile.currencyId) ?? currencies[0],
    Language: languages.find(({ id }) => id === profile.languageId) ?? languages[0],
  };
}
