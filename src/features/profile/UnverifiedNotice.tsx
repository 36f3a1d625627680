import { useActionState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { useFailureText, type ShownFailure } from '@/ui/failureText';
import { Notice } from '@/ui/Notice';

interface UnverifiedNoticeProps {
  email: string;
  /** Sends a new link; gives why it could not. */
  onResend: () => Promise<ShownFailure | undefined>;
}

/** Asks to prove an address that has not been proven yet, and sends the link again. */
export function UnverifiedNotice({ email, onResend }: UnverifiedNoticeProps) {
  const { t } = useTranslation('profile');
  const words = useFailureText();
  const [outcome, resend, pending] = useActionState(async () => ({ failure: await onResend() }), undefined);
  if (outcome && !outcome.failure) {
    return <Notice kind="success">{t('unverified.resent', { email: isolate(email) })}</Notice>;
  }
  return (
    <form action={resend}>
      <Notice
        title={t('unverified.title')}
        actions={
          <Button type="submit" pending={pending}>
            {t('unverified.resend')}
          </Button>
        }
      >
        <p>{t('unverified.text', { email: isolate(email) })}</p>
        {outcome?.failure && <p role="alert">{words(outcome.failure)}</p>}
      </Notice>
    </form>
  );
}
