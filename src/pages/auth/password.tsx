import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/features/auth/AuthPage';
import { AuthPrompt } from '@/features/auth/AuthPrompt';
import { PasswordForgottenForm } from '@/features/auth/PasswordForgottenForm';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';

/** Asks for a link to choose a new password. */
export function Component() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  return (
    <AuthPage metaTitle={t('forgotten.metaTitle')} title={t('forgotten.title')} lead={t('forgotten.lead')}>
      <PasswordForgottenForm />
      <AuthPrompt question={t('forgotten.remembered')} to={paths.login.href(lang)}>
        {t('register.toLogin')}
      </AuthPrompt>
    </AuthPage>
  );
}
