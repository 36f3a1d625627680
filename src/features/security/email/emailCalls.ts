import type * as v from 'valibot';
import { mutate } from '@/data/account/operations';
import { EmailChangeCancelDocument, EmailChangeRequestDocument } from '@/data/generated/passwordAndEmail';
import type { Lang } from '@/shared/languages';
import type { emailChangeForm } from '@/shared/validation';
import { updateMe } from '@/features/security/cachedSecurity';

/** Requests an email change. */
export const requestEmailChange = (wish: v.InferOutput<typeof emailChangeForm>, lang: Lang) =>
  mutate(EmailChangeRequestDocument, {
    lang,
    variables: { input: { ...wish, language: lang } },
    update: (cache, { emailChangeRequest }) => updateMe(cache, { emailChange: emailChangeRequest }),
  });

/** Cancels an email change. */
export const cancelEmailChange = (lang: Lang) =>
  mutate(EmailChangeCancelDocument, {
    lang,
    update: (cache) => updateMe(cache, { emailChange: null }),
  });
