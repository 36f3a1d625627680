import type * as v from 'valibot';
import { RegisterDocument } from '@/data/generated/public/auth';
import { mutate } from '@/data/mutate';
import { deviceHeader } from '@/session/deviceKey';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import type { registerForm } from '@/shared/validation';

/** Sends a registration with what this browser knows: language, currency, campaign and return path. */
export function register(
  { firstName, lastName, ...account }: v.InferOutput<typeof registerForm>,
  lang: Lang,
  returnTo: string | undefined,
) {
  const { currencyId, utm } = session.getState();
  const input = {
    ...account,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    language: lang,
    ...(currencyId !== undefined && { currencyId }),
    ...(utm && { utm }),
    ...(returnTo !== undefined && { returnTo }),
  };
  return mutate(RegisterDocument, { lang, variables: { input }, headers: deviceHeader() });
}
