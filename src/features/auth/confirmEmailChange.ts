import type { Failure } from '@/graphql/client/failure';
import {
  EmailChangeConfirmDocument,
  type EmailChangeConfirmMutation,
} from '@/graphql/generated/public/emailChange';
import { publicFetch } from '@/graphql/publicFetch';
import { failureOf } from '@/graphql/requestFailure';
import { refreshUser } from '@/session/loadMe';
import type { Lang } from '@/shared/languages';

export type EmailChange = EmailChangeConfirmMutation['emailChangeConfirm'];

/** What came of a press on the button. */
export type Confirmation = { change: EmailChange } | { failure: Failure };

/** Whether both ends have agreed, so that the address has changed. */
export const isDone = ({ newConfirmed, oldConfirmed }: EmailChange): boolean => newConfirmed && oldConfirmed;

/** Agrees to a change of the address by the code of a link. */
export async function confirmEmailChange(code: string, lang: Lang): Promise<Confirmation> {
  let change: EmailChange;
  try {
    ({ emailChangeConfirm: change } = await publicFetch(EmailChangeConfirmDocument, {
      lang,
      variables: { code },
    }));
  } catch (error) {
    return { failure: failureOf(error) };
  }
  if (isDone(change)) {
    // The header may show the old address.
    await refreshUser(lang).catch((error: unknown) =>
      console.info('The user could not be loaded anew', error),
    );
  }
  return { change };
}
