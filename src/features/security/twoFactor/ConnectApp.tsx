import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { mutate } from '@/data/account/operations';
import type { Outcome } from '@/data/requestError';
import { TwoFactorConfirmDocument, type TwoFactorBeginMutation } from '@/data/generated/twoFactor';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { typedCode } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { CodeField } from '@/ui/fields/CodeField';
import { FailureNotice } from '@/ui/FailureNotice';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { updateTwoFactor } from '@/features/security/cachedSecurity';
import { ScanSecret } from '@/features/security/twoFactor/ScanSecret';
import { StepHeading } from '@/features/security/twoFactor/StepHeading';
import styles from '@/features/security/twoFactor/TwoFactor.module.css';

const connectForm = v.object({ otp: typedCode });

/** The new recovery codes, or that the secret has expired. */
type Connected = readonly string[] | 'expired';

interface ConnectAppProps {
  setup: TwoFactorBeginMutation['twoFactorBegin'];
  /** Called with the recovery codes once the second factor is on. */
  onConnected: (codes: readonly string[]) => void;
  /** Called if the secret has expired. */
  onExpired: () => void;
  onCancel: () => void;
}

/** The secret as a QR code and as text, and a field for the first code from the app. */
export function ConnectApp({ setup, onConnected, onExpired, onCancel }: ConnectAppProps) {
  const { t } = useTranslation('security');
  const { number } = useFormat();
  const lang = useLang();
  const form = useForm({
    schema: connectForm,
    async submit({ otp }): Promise<Outcome<Connected>> {
      const answer = await mutate(TwoFactorConfirmDocument, {
        lang,
        variables: { otp },
        update: (cache, { twoFactorConfirm: codes }) =>
          updateTwoFactor(cache, {
            enabled: true,
            enabledAt: new Date().toISOString(),
            recoveryCodesLeft: codes.length,
          }),
      });
      if ('data' in answer) return { data: answer.data.twoFactorConfirm };
      return answer.failure.code === 'CONFLICT' ? { data: 'expired' } : answer;
    },
    onSuccess: (connected) => (connected === 'expired' ? onExpired() : onConnected(connected)),
  });
  return (
    <Form form={form} className="grid gap-3" notice={null}>
      <StepHeading>{t('twoFactor.setup.title')}</StepHeading>
      <p className={styles.text}>{t('twoFactor.setup.app')}</p>
      <ol className="list grid gap-4">
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
            {form.failure && <FailureNotice key={form.count} failure={form.failure} />}
            <div className={styles.code}>
              <CodeField {...form.field('otp')} kind="digits" label={t('twoFactor.setup.code')} />
            </div>
            <div className="cluster middle">
              <Button type="submit" variant="primary" pending={form.pending}>
                {t('twoFactor.turnOn')}
              </Button>
              <Button onClick={onCancel}>{t('cancel')}</Button>
            </div>
          </div>
        </li>
      </ol>
    </Form>
  );
}
