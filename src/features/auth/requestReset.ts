import { PasswordResetRequestDocument } from '@/data/generated/public/passwordReset';
import { mutate } from '@/data/mutate';
import { deviceHeader } from '@/session/deviceKey';
import type { Lang } from '@/shared/languages';

/** Has a link to choose a new password sent; the answer is the same whether the address is known or not. */
export const requestReset = (email: string, lang: Lang) =>
  mutate(PasswordResetRequestDocument, {
    lang,
    variables: { input: { email, language: lang } },
    headers: deviceHeader(),
  });
