import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { LinkRefused } from '@/features/auth/LinkRefused';
import { NewPasswordForm } from '@/features/auth/NewPasswordForm';
import { useNewPassword } from '@/features/auth/useNewPassword';
import { useLang } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';
import { notify } from '@/lib/notices';
import { paths } from '@/shared/paths';

/** Returns the code that the page was opened with. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  code: linkCodeAt(new URL(request.url)) ?? '',
});

/** The page that password reset links open; continues to the login page. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const navigate = useNavigate();
  const { code } = useLoaderData<typeof loader>();
  const form = useNewPassword(code, () => {
    notify('passwordChanged');
    return navigate(paths.login.href(lang));
  });
  if (form.failure?.code === 'NOT_FOUND') {
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
    >
      <NewPasswordForm form={form} />
    </AuthPage>
  );
}
