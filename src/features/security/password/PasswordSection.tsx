import { startTransition, useActionState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';
import type { Failure } from '@/graphql/client/failure';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { Link } from '@/ui/Link';
import { NewPasswordField } from '@/ui/NewPasswordField';
import { Notice } from '@/ui/Notice';
import { PasswordField } from '@/ui/PasswordField';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import { changePassword } from '@/features/security/password/changePassword';
import styles from '@/features/security/Section.module.css';

interface Outcome {
  /** Why the last try failed; undefined where it worked. */
  failure: Failure | undefined;
  /** How often it worked: each time the fields begin anew. */
  done: number;
}

/** Changes the password; the other devices are signed out by it. */
export function PasswordSection() {
  const { t } = useTranslation('security');
  const lang = useLang();
  const fieldError = useFieldErrorText();
  const { revalidate } = useRevalidator();
  const [outcome, change, pending] = useActionState(
    async (before: Outcome | undefined, form: FormData): Promise<Outcome> => {
      const failure = await changePassword(form, lang);
      const done = before?.done ?? 0;
      if (failure) return { failure, done };
      // The list of sessions has become shorter.
      void revalidate();
      return { failure, done: done + 1 };
    },
    undefined,
  );
  const { failure, done = 0 } = outcome ?? {};
  const fields = failure?.fields;
  const form = useFocusFirstInvalid(outcome);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    // Not by `action`, which would empty the fields after an error too.
    startTransition(() => change(data));
  };

  return (
    <Card title={t('password.title')}>
      <p className={styles.text}>{t('password.text')}</p>
      {outcome && !failure && <Notice kind="success">{t('password.done')}</Notice>}
      {failure && <FailureNotice failure={failure} />}
      <form ref={form} onSubmit={submit} className={styles.form} noValidate>
        <PasswordField
          key={`current-${done}`}
          name="current"
          label={t('password.current')}
          error={fieldError(fields?.['current'])}
          autoComplete="current-password"
          required
        />
        <p className={styles.forgotten}>
          <Link to={paths.passwordForgotten.href(lang)}>{t('password.forgotten')}</Link>
        </p>
        <NewPasswordField
          key={`password-${done}`}
          name="password"
          label={t('password.new')}
          error={fieldError(fields?.['password'])}
        />
        <PasswordField
          key={`repeat-${done}`}
          name="repeat"
          label={t('password.repeat')}
          error={fieldError(fields?.['repeat'])}
          autoComplete="new-password"
          required
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" pending={pending}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
