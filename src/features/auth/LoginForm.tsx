import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { Link } from '@/ui/Link';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/PasswordField';
import { TextField } from '@/ui/TextField';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import type { LoginAnswer } from '@/features/auth/loginAction';
import { SecondFactorFields } from '@/features/auth/SecondFactorFields';
import styles from '@/features/auth/AuthForm.module.css';

/** Why the last try failed. A wrong address and a wrong password are the same to a stranger. */
function Failed({ answer }: { answer: LoginAnswer & { kind: 'failed' } }) {
  const { t } = useTranslation('auth');
  const { intent, failure } = answer;
  if (intent === 'password' && failure.code === 'UNAUTHENTICATED') {
    return <Notice kind="error">{t('login.failed')}</Notice>;
  }
  return <FailureNotice failure={failure} />;
}

interface LoginFormProps {
  answer: LoginAnswer | undefined;
  /** Whether the code of the second factor is asked for; what was typed before stays in the form, out of sight. */
  atCode: boolean;
  /** Leads back to the password. */
  onBack: () => void;
}

/** E-mail and password, with the way in by an e-mailed link beside them; then the second factor, where there is one. */
export function LoginForm({ answer, atCode, onBack }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const fieldError = useFieldErrorText();
  const form = useFocusFirstInvalid(answer);
  const lang = useLang();
  const { formData } = useNavigation();
  const underWay = formData?.get('intent');
  const failed = answer?.kind === 'failed' ? answer : undefined;
  const fields = failed?.failure.fields;
  const goBack = () => {
    flushSync(onBack);
    form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
  };
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      {failed && <Failed answer={failed} />}
      <div className={styles.fields} hidden={atCode}>
        <TextField
          type="email"
          name="login"
          label={t('fields.email')}
          error={fieldError(fields?.['login'])}
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          required
        />
        <PasswordField
          name="password"
          label={t('fields.password')}
          error={fieldError(fields?.['password'])}
          autoComplete="current-password"
          required
        />
        <p className={styles.forgotten}>
          <Link to={paths.passwordForgotten.href(lang)}>{t('login.forgotten')}</Link>
        </p>
        <Checkbox name="remember" label={t('login.remember')} />
      </div>
      {atCode ? (
        <>
          <SecondFactorFields
            failure={answer?.kind === 'codeWanted' ? answer.failure : undefined}
            pending={underWay === 'password'}
          />
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
            pending={underWay === 'password'}
          >
            {t('login.submit')}
          </Button>
          <p className={styles.or}>{t('login.or')}</p>
          <Button type="submit" wide name="intent" value="link" pending={underWay === 'link'}>
            {t('login.sendLink')}
          </Button>
          <p className={styles.hint}>{t('login.sendLinkHint')}</p>
        </>
      )}
    </Form>
  );
}
