import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { FailureNotice } from '@/ui/FailureNotice';
import { Form } from '@/ui/form/Form';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { Ours } from '@/ui/Ours';
import { PasswordField } from '@/ui/fields/PasswordField';
import { EmailField } from '@/features/auth/EmailField';
import { SecondFactorFields } from '@/features/auth/SecondFactorFields';
import type { LoginFormState } from '@/features/auth/useLoginForm';
import styles from '@/features/auth/AuthForm.module.css';

/** Why the last attempt failed. Doesn't reveal whether the address or the password was wrong. */
function Failed({ form, atCode }: Pick<LoginFormState, 'form' | 'atCode'>) {
  const { t } = useTranslation('auth');
  // The code's own fields show the error.
  if (!form.failure || atCode) return null;
  if (form.failure.code === 'UNAUTHENTICATED')
    return (
      <Notice key={form.count} kind="error">
        {t('login.failed')}
      </Notice>
    );
  return <FailureNotice key={form.count} failure={form.failure} />;
}

/** Email and password, with an emailed link as the alternative; then the second factor if the account has one. */
export function LoginForm({ form, atCode, leaveCode, back }: LoginFormState) {
  const { t } = useTranslation(['auth', 'common']);
  const lang = useLang();
  const goBack = () => {
    flushSync(leaveCode);
    form.formProps.ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  };
  return (
    <Form form={form} isSpecified className={styles.form} notice={<Failed form={form} atCode={atCode} />}>
      {/* Hidden rather than unmounted while the code is asked for, so that the input is kept. */}
      <div className={styles.fields} hidden={atCode}>
        <EmailField {...form.field('login')} />
        <PasswordField
          {...form.field('password')}
          label={t('fields.password')}
          autoComplete="current-password"
          required
        />
        <Ours>
          <p className={styles.forgotten}>
            <Link to={paths.passwordForgotten.href(lang, back)}>{t('login.forgotten')}</Link>
          </p>
        </Ours>
        <Checkbox name="remember" label={t('login.remember')} />
      </div>
      {atCode ? (
        <>
          <SecondFactorFields form={form} />
          <Button wide onClick={goBack}>
            {t('secondFactor.back')}
          </Button>
        </>
      ) : (
        <>
          <Button
            type="submit"
            variant="primary"
            wide
            name="intent"
            value="password"
            pending={form.intent === 'password'}
          >
            {t('login.submit')}
          </Button>
          <Ours>
            <p className={styles.or}>{t('login.or')}</p>
            <Button type="submit" wide name="intent" value="link" pending={form.intent === 'link'}>
              {t('login.sendLink')}
            </Button>
            <p className={styles.hint}>{t('login.sendLinkHint')}</p>
            <p className={styles.hint}>
              <Link to={paths.resendPurchases.href(lang)}>{t('common:account.resend')}</Link>
            </p>
          </Ours>
        </>
      )}
    </Form>
  );
}
