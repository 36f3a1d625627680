import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Form } from '@/ui/form/Form';
import { AuthPage } from '@/features/auth/AuthPage';
import { CallbackFailure } from '@/features/auth/CallbackFailure';
import { AuthPrompt } from '@/features/auth/AuthPrompt';
import { SecondFactorFields } from '@/features/auth/SecondFactorFields';
import { useProofForm } from '@/features/auth/useProofForm';
import styles from '@/features/auth/AuthForm.module.css';

/** Asks for the account's second factor after a login link was opened. */
export function LinkSecondFactor({ code }: { code: string }) {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const { form } = useProofForm(code);
  // The link was used or has expired meanwhile, so no code will help.
  if (form.failure?.code === 'NOT_FOUND')
    return <CallbackFailure refusal={{ failure: form.failure }} onRetry={() => undefined} />;
  return (
    <AuthPage metaTitle={t('callback.metaTitle')} title={t('secondFactor.title')}>
      <Form form={form} className={styles.form} notice={null}>
        <SecondFactorFields form={form} />
      </Form>
      <AuthPrompt question={t('secondFactor.otherAccount')} to={paths.login.href(lang)}>
        {t('callback.toLogin')}
      </AuthPrompt>
    </AuthPage>
  );
}
