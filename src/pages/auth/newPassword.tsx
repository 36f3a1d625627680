import { useTranslation } from 'react-i18next';
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { CheckedLink } from '@/features/auth/CheckedLink';
import { checkCode } from '@/features/auth/checkCode';
import { LinkRefused } from '@/features/auth/LinkRefused';
import { NewPasswordForm } from '@/features/auth/NewPasswordForm';
import { useNewPassword } from '@/features/auth/useNewPassword';
import { langOf, useLang } from '@/i18n/lang';
import { linkCodeAt } from '@/lib/linkCode';
import { notify } from '@/lib/notices';
import { paths } from '@/shared/paths';

/** The code that the page was opened with, and whether it still works. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const code = linkCodeAt(new URL(request.url)) ?? '';
  return { code, isValid: checkCode(code, 'PASSWORD_RESET', langOf(params)) };
}

/** The page that password reset links open; continues to the login page. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const navigate = useNavigate();
  const { code, isValid } = useLoaderData<typeof loader>();
  const form = useNewPassword(code, () => {
    notify('passwordChanged');
    return navigate(paths.login.href(lang));
  });
  const metaTitle = t('newPassword.metaTitle');
  const title = t('newPassword.title');
  const refused = (
    <LinkRefused
      metaTitle={metaTitle}
      to={paths.passwordForgotten.href(lang)}
      way={t('newPassword.askAgain')}
    >
      {t('newPassword.refused')}
    </LinkRefused>
  );
  if (form.failure?.code === 'NOT_FOUND') return refused;
  return (
    <CheckedLink metaTitle={metaTitle} title={title} isValid={isValid} refused={refused}>
      <AuthPage metaTitle={metaTitle} title={title} lead={t('newPassword.lead')}>
        <NewPasswordForm form={form} />
      </AuthPage>
    </CheckedLink>
  );
}
