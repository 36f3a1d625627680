import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Failure } from '@/data/requestError';
import { isolate } from '@/i18n/isolate';
import { readableEmail } from '@/shared/readableEmail';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { typedCode } from '@/shared/validation';
import { Button, ButtonLink } from '@/ui/Button';
import { CodeField } from '@/ui/fields/CodeField';
import { FailureNotice } from '@/ui/FailureNotice';
import { Form } from '@/ui/form/Form';
import { useAction } from '@/ui/form/useAction';
import { useForm } from '@/ui/form/useForm';
import { Notice } from '@/ui/Notice';
import {
  confirmRegistration,
  resendRegistration,
  type Registered,
} from '@/features/auth/confirmRegistration';
import type { PendingRegistration } from '@/features/auth/pendingRegistration';
import { typedEmail } from '@/features/auth/typedEmail';
import styles from '@/features/auth/AuthForm.module.css';

const confirmForm = v.object({ code: typedCode });

/** Where to return after logging in. */
interface Back {
  returnTo?: string;
}

/** Why confirming the code, or sending a new one, failed. */
function Failed({ failure, email, back }: { failure: Failure; email: string; back: Back }) {
  const { t } = useTranslation('auth');
  const lang = useLang();
  if (failure.code === 'NOT_FOUND') return <Notice kind="error">{t('registered.ended')}</Notice>;
  if (failure.code !== 'CONFLICT') return <FailureNotice failure={failure} />;
  return (
    <Notice
      kind="error"
      actions={
        <ButtonLink to={paths.login.href(lang, back)} onClick={() => typedEmail.keep(email)}>
          {t('register.toLogin')}
        </ButtonLink>
      }
    >
      {t('registered.owned')}
    </Notice>
  );
}

interface ConfirmFormProps {
  pending: PendingRegistration;
  back: Back;
  /** Called once the account is created and signed in. */
  onRegistered: (account: Registered) => unknown;
  /** Abandons the registration to use another address. */
  onLeave: () => void;
}

/** Takes the code emailed for a registration. Worded to be true whether or not the address is already known. */
export function ConfirmForm({ pending, back, onRegistered, onLeave }: ConfirmFormProps) {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const resend = useAction(() => resendRegistration(pending, lang));
  const form = useForm({
    schema: confirmForm,
    submit({ code }) {
      resend.settle();
      return confirmRegistration(pending, code, lang);
    },
    onSuccess: onRegistered,
  });
  const failure = resend.failure ?? form.failure;
  const sendAgain = () => {
    form.clear();
    void resend.run();
  };
  return (
    <Form
      form={form}
      className={styles.form}
      notice={
        <>
          {resend.outcome && !resend.failure && (
            <Notice kind="success">
              {t('registered.resent', { email: isolate(readableEmail(pending.email)) })}
            </Notice>
          )}
          {failure && (
            <Failed key={resend.count + form.count} failure={failure} email={pending.email} back={back} />
          )}
        </>
      }
    >
      <CodeField
        {...form.field('code')}
        kind="digits"
        label={t('secondFactor.app.label')}
        hint={t('registered.codeHint')}
        focused
      />
      <Button type="submit" variant="primary" wide pending={form.pending}>
        {t('secondFactor.submit')}
      </Button>
      <p className={styles.hint}>{t('login.linkSent.spam')}</p>
      <Button wide pending={resend.pending} onClick={sendAgain}>
        {t('registered.resend')}
      </Button>
      <Button variant="quiet" wide onClick={onLeave}>
        {t('registered.otherAddress')}
      </Button>
    </Form>
  );
}
