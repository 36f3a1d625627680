import * as v from 'valibot';
import { apollo } from '@/graphql/client/apollo';
import { ask } from '@/graphql/client/answer';
import { neverCached } from '@/graphql/client/cache';
import { failureOf, type Failure } from '@/graphql/client/failure';
import {
  CitiesDocument,
  ProfileUpdateDocument,
  type GeneralMeFragment,
  type ProfileInput,
} from '@/graphql/generated/general';
import type { Lang } from '@/shared/languages';
import type { readPhone } from '@/shared/phone';
import { profileForm } from '@/shared/profileForm';
import { fieldErrorsOf } from '@/shared/validation';
import type { Choice } from '@/ui/useComboBox';

/** How a change of the profile ended. */
export type Saving = { readonly me: GeneralMeFragment } | { readonly failure: Failure };

const wrong = (fields: Failure['fields']): Saving => ({ failure: { code: 'BAD_USER_INPUT', fields } });

/** What reads phone numbers, loaded when there is one to read; undefined where it does not come. */
export async function phoneReader(): Promise<typeof readPhone | undefined> {
  try {
    const loaded = await import('@/shared/phone');
    return loaded.readPhone;
  } catch (error) {
    console.info('Phone numbers are checked by the server alone', error);
    return undefined;
  }
}

async function isWrongPhone(phone: string | null | undefined, country: string | undefined): Promise<boolean> {
  if (!phone) return false;
  const read = await phoneReader();
  return read !== undefined && read(phone, country) === undefined;
}

/** Changes the profile; `country` (ISO 3166-1) is where a phone number without a country code is from. */
export async function saveProfile(
  lang: Lang,
  input: ProfileInput,
  country: string | undefined,
): Promise<Saving> {
  const parsed = v.safeParse(profileForm(new Date()), input);
  const fields = parsed.success ? {} : fieldErrorsOf(parsed.issues);
  if (await isWrongPhone(input.phone, country)) return wrong({ ...fields, phone: 'phone' });
  if (!parsed.success) return wrong(fields);
  try {
    const { data } = await apollo(lang).mutate({
      mutation: ProfileUpdateDocument,
      variables: { input },
      ...neverCached,
    });
    return data ? { me: data.profileUpdate } : { failure: { code: 'INTERNAL', fields: {} } };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** The cities of a country that a text begins; undefined where no answer came. */
export async function findCities(
  lang: Lang,
  countryId: string,
  search: string,
): Promise<Choice[] | undefined> {
  const answer = await ask(lang, CitiesDocument, { countryId, search });
  return 'data' in answer ? answer.data.cities.map(({ id, name }) => ({ id, label: name })) : undefined;
}
