import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';
import type { Failure } from '@/graphql/client/failure';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import { AuthPage } from '@/features/auth/AuthPage';
import { CallbackFailure } from '@/features/auth/CallbackFailure';
import { OtherWay } from '@/features/auth/OtherWay';
import { SecondFactorFields } from '@/features/auth/SecondFactorFields';
import styles from '@/features/auth/AuthForm.module.css';

/** Asks whoever opened a log-in link for the second factor of the account; the page's action takes the code. */
export function LinkSecondFactor() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const { Form, state, data: failure } = useFetcher<Failure>();
  const form = useFocusFirstInvalid(failure);
  // The link was used or has expired meanwhile: no code helps any more.
  if (failure?.code === 'NOT_FOUND') return <CallbackFailure failure={failure} onRetry={() => undefined} />;
  return (
    <AuthPage metaTitle={t('callback.metaTitle')} title={t('secondFactor.title')}>
      <Form ref={form} method="post" className={styles.form} noValidate>
        <SecondFactorFields failure={failure} pending={state !== 'idle'} />
      </Form>
      <OtherWay question={t('secondFactor.otherAccount')} to={paths.login.href(lang)}>
        {t('callback.toLogin')}
      </OtherWay>
    </AuthPage>
  );
}
