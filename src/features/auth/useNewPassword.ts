import { PasswordResetDocument } from '@/data/generated/public/passwordReset';
import { mutate } from '@/data/mutate';
import { useLang } from '@/i18n/lang';
import { dismiss } from '@/lib/notices';
import { deviceHeader } from '@/session/deviceKey';
import { refreshUser } from '@/data/session/loadMe';
import { session } from '@/session/session';
import type { Lang } from '@/shared/languages';
import { typedEmail } from '@/features/auth/typedEmail';
import { newPasswordForm } from '@/shared/validation';
import { useForm } from '@/ui/form/useForm';

/** The server has signed the account out everywhere. If a different account is signed in here, it stays signed in. */
async function dropEndedSession(lang: Lang): Promise<void> {
  if (!session.getState().isSignedIn()) return;
  await refreshUser(lang).catch((error: unknown) =>
    console.info('Whether the session has ended could not be asked', error),
  );
  // The login page explains what happened, so the generic notice isn't needed.
  dismiss('signedOut');
}

/** Form that sets a new password with the code of a link. */
export function useNewPassword(code: string, onDone: () => unknown) {
  const lang = useLang();
  return useForm({
    schema: newPasswordForm,
    submit: ({ password }) =>
      mutate(PasswordResetDocument, {
        lang,
        variables: { input: { code, password } },
        headers: deviceHeader(),
      }),
    async onSuccess({ passwordReset: email }) {
      await dropEndedSession(lang);
      // Prefills the login that follows.
      typedEmail.keep(email);
      await onDone();
    },
  });
}
