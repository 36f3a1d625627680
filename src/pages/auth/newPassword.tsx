import { useTranslation } from 'react-i18next';
import { redirect, useActionData, type ActionFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { LinkRefused } from '@/features/auth/LinkRefused';
import { NewPasswordForm } from '@/features/auth/NewPasswordForm';
import { resetPassword } from '@/features/auth/resetPassword';
import type { Failure } from '@/graphql/client/failure';
import { langOf, useLang } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';
import { notify } from '@/lib/notices';
import { paths } from '@/shared/paths';

/** Sets the password by the code that the page was opened with, and goes on to log in with it. */
export async function action({ request, params }: ActionFunctionArgs): Promise<Response | Failure> {
  const lang = langOf(params);
  const code = linkCodeAt(new URL(request.url)) ?? '';
  const failure = await resetPassword(code, await request.formData(), lang);
  if (failure) return failure;
  notify('passwordChanged');
  return redirect(paths.login.href(lang));
}

/** Where the link to choose a new password lands. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const failure = useActionData<typeof action>();
  if (failure?.code === 'NOT_FOUND') {
    return (
      <LinkRefused
        metaTitle={t('newPassword.metaTitle')}
        to={paths.passwordForgotten.href(lang)}
        way={t('newPassword.askAgain')}
      >
        {t('newPassword.refused')}
      </LinkRefused>
    );
  }
  return (
    <AuthPage
      metaTitle={t('newPassword.metaTitle')}
      title={t('newPassword.title')}
      lead={t('newPassword.lead')}
      hidden
    >
      <NewPasswordForm failure={failure} />
    </AuthPage>
  );
}
