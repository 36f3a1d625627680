import { startTransition, useActionState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '@/graphql/client/answer';
import type { Failure } from '@/graphql/client/failure';
import { TwoFactorConfirmDocument, type TwoFactorBeginMutation } from '@/graphql/generated/twoFactor';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { CodeField } from '@/ui/CodeField';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import { ScanSecret } from '@/features/security/twoFactor/ScanSecret';
import { StepHeading } from '@/features/security/twoFactor/StepHeading';
import styles from '@/features/security/twoFactor/TwoFactor.module.css';

interface ConnectAppProps {
  setup: TwoFactorBeginMutation['twoFactorBegin'];
  /** The second factor is on: these are the recovery codes. */
  onConnected: (codes: readonly string[]) => void;
  /** The secret no longer counts. */
  onExpired: () => void;
  onCancel: () => void;
}

/** The secret as a picture and for typing, and the field for the first code that the app makes of it. */
export function ConnectApp({ setup, onConnected, onExpired, onCancel }: ConnectAppProps) {
  const { t } = useTranslation('security');
  const { number } = useFormat();
  const lang = useLang();
  const fieldError = useFieldErrorText();
  const [failure, confirm, pending] = useActionState<Failure | undefined, string>(async (_, otp) => {
    if (otp.trim() === '') return { code: 'BAD_USER_INPUT', fields: { otp: 'required' } };
    const answer = await send(lang, TwoFactorConfirmDocument, { otp });
    if ('data' in answer) onConnected(answer.data.twoFactorConfirm);
    else if (answer.failure.code === 'CONFLICT') onExpired();
    else return answer.failure;
    return undefined;
  }, undefined);
  const form = useFocusFirstInvalid(failure);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const otp = new FormData(event.currentTarget).get('otp');
    startTransition(() => confirm(typeof otp === 'string' ? otp : ''));
  };
  const wrong = failure?.fields['otp'];
  return (
    <form ref={form} className={styles.step} onSubmit={submit} noValidate>
      <StepHeading>{t('twoFactor.setup.title')}</StepHeading>
      <p className={styles.text}>{t('twoFactor.setup.app')}</p>
      <ol className={styles.tasks}>
        <li className={styles.task}>
          <span className={styles.number} aria-hidden="true">
            {number(1)}
          </span>
          <p>{t('twoFactor.setup.scan')}</p>
          <div className={styles.work}>
            <ScanSecret {...setup} />
          </div>
        </li>
        <li className={styles.task}>
          <span className={styles.number} aria-hidden="true">
            {number(2)}
          </span>
          <p>{t('twoFactor.setup.enter')}</p>
          <div className={styles.work}>
            {failure && !wrong && <FailureNotice failure={failure} />}
            <div className={styles.code}>
              <CodeField
                name="otp"
                kind="digits"
                label={t('twoFactor.setup.code')}
                error={fieldError(wrong)}
              />
            </div>
            <div className={styles.buttons}>
              <Button type="submit" variant="primary" pending={pending}>
                {t('twoFactor.turnOn')}
              </Button>
              <Button onClick={onCancel}>{t('cancel')}</Button>
            </div>
          </div>
        </li>
      </ol>
    </form>
  );
}
