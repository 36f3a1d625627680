import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AuthPage } from '@/features/auth/AuthPage';
import { AuthPrompt } from '@/features/auth/AuthPrompt';
import { PasswordForgottenForm } from '@/features/auth/PasswordForgottenForm';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { safeReturnPath } from '@/shared/returnPath';

/** Requests a password reset link. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const [search] = useSearchParams();
  const returnTo = safeReturnPath(search.get('returnTo'));
  return (
    <AuthPage metaTitle={t('forgotten.metaTitle')} title={t('forgotten.title')} lead={t('forgotten.lead')}>
      <PasswordForgottenForm />
      <AuthPrompt
        question={t('forgotten.remembered')}
        to={paths.login.href(lang, { ...(returnTo && { returnTo }) })}
      >
        {t('register.toLogin')}
      </AuthPrompt>
    </AuthPage>
  );
}
