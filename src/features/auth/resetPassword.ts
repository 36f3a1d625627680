import * as v from 'valibot';
import type { Failure } from '@/graphql/client/failure';
import { PasswordResetDocument } from '@/graphql/generated/public/passwordReset';
import { publicFetch } from '@/graphql/publicFetch';
import { failureOf } from '@/graphql/requestFailure';
import { dismiss } from '@/lib/notices';
import { refreshUser } from '@/session/loadMe';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import { fieldErrorsOf, newPasswordForm } from '@/shared/validation';

/** The server has signed the account out everywhere; whoever is signed in here may be somebody else and then stays. */
async function dropEndedSession(lang: Lang): Promise<void> {
  if (!session.getState().isSignedIn()) return;
  await refreshUser(lang).catch((error: unknown) =>
    console.info('Whether the session has ended could not be asked', error),
  );
  // What happened is said on the login page, and by whom it was wanted.
  dismiss('signedOut');
}

/** Sets the password of the form by the code of a link; gives why it could not. */
export async function resetPassword(code: string, form: FormData, lang: Lang): Promise<Failure | undefined> {
  const parsed = v.safeParse(newPasswordForm, { password: form.get('password'), repeat: form.get('repeat') });
  if (!parsed.success) return { code: 'BAD_USER_INPUT', fields: fieldErrorsOf(parsed.issues) };
  const input = { code, password: parsed.output.password };
  try {
    await publicFetch(PasswordResetDocument, { lang, variables: { input } });
  } catch (error) {
    return failureOf(error);
  }
  await dropEndedSession(lang);
  return undefined;
}
