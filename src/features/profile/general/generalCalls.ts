import { query, mutate } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import {
  CitiesDocument,
  ProfileUpdateDocument,
  type GeneralMeFragment,
  type ProfileInput,
} from '@/data/generated/general';
import { loadChunk } from '@/lib/chunks';
import type { FieldErrors } from '@/shared/errorCodes';
import type { Lang } from '@/shared/languages';
import type { readPhone } from '@/shared/phone';
import type { Choice } from '@/ui/fields/useComboBox';

/** Loads the phone number parser on demand; undefined if that fails. */
export async function phoneReader(): Promise<typeof readPhone | undefined> {
  try {
    const loaded = await loadChunk(() => import('@/shared/phone'), { isOptional: true });
    return loaded.readPhone;
  } catch (error) {
    console.info('Phone numbers are checked by the server alone', error);
    return undefined;
  }
}

/** Validates a phone number; `country` (ISO 3166-1) is the default for numbers without a country code. */
export async function checkPhone(
  phone: string | null | undefined,
  country: string | undefined,
): Promise<FieldErrors> {
  if (!phone) return {};
  const read = await phoneReader();
  return read !== undefined && read(phone, country) === undefined ? { phone: 'phone' } : {};
}

/** Updates the profile. */
export async function saveProfile(lang: Lang, input: ProfileInput): Promise<Outcome<GeneralMeFragment>> {
  const outcome = await mutate(ProfileUpdateDocument, { lang, variables: { input } });
  return 'failure' in outcome ? outcome : { data: outcome.data.profileUpdate };
}

/** Cities of a country that start with the text; undefined if there was no response. */
export async function findCities(
  lang: Lang,
  countryId: string,
  search: string,
): Promise<Choice[] | undefined> {
  const answer = await query(CitiesDocument, { lang, variables: { countryId, search } });
  return 'data' in answer ? answer.data.cities.map(({ id, name }) => ({ id, label: name })) : undefined;
}
