import { PasswordResetRequestDocument } from '@/data/generated/public/passwordReset';
import { mutate } from '@/data/mutate';
import { deviceHeader } from '@/session/deviceKey';
import type { Lang } from '@/shared/languages';

/** Requests a password reset link. The response is the same whether or not the address is known. */
export const requestReset = (email: string, lang: Lang) =>
  mutate(PasswordResetRequestDocument, {
    lang,
    variables: { input: { email, language: lang } },
    headers: deviceHeader(),
  });
