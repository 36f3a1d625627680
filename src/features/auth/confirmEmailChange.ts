import type { Outcome } from '@/data/requestError';
import {
  EmailChangeConfirmDocument,
  type EmailChangeConfirmMutation,
} from '@/data/generated/public/emailChange';
import { mutate } from '@/data/mutate';
import { refreshUser } from '@/data/session/loadMe';
import type { Lang } from '@/shared/languages';

export type EmailChange = EmailChangeConfirmMutation['emailChangeConfirm'];

/** Whether both addresses have confirmed, so that the change has taken effect. */
export const isDone = ({ newConfirmed, oldConfirmed }: EmailChange): boolean => newConfirmed && oldConfirmed;

/** Confirms an email change with the code of a link. */
export async function confirmEmailChange(code: string, lang: Lang): Promise<Outcome<EmailChange>> {
  const outcome = await mutate(EmailChangeConfirmDocument, { lang, variables: { code } });
  if ('failure' in outcome) return outcome;
  const { emailChangeConfirm: change } = outcome.data;
  if (isDone(change)) {
    // The header may still show the old address.
    await refreshUser(lang).catch((error: unknown) =>
      console.info('The user could not be loaded anew', error),
    );
  }
  return { data: change };
}
