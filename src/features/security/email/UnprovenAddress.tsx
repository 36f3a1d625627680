import { useActionState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { useFailureText } from '@/ui/failureText';
import { Notice } from '@/ui/Notice';
import { requestVerification } from '@/features/security/email/emailCalls';

/** Asks to prove an address that has not been proven yet, and sends the link again. */
export function UnprovenAddress({ email }: { email: string }) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const words = useFailureText();
  const [outcome, resend, pending] = useActionState(
    async () => ({ failure: await requestVerification(lang) }),
    undefined,
  );
  if (outcome && !outcome.failure)
    return <Notice kind="success">{t('email.resent', { email: isolate(email) })}</Notice>;
  return (
    <form action={resend}>
      <Notice
        actions={
          <Button type="submit" pending={pending}>
            {t('email.resend')}
          </Button>
        }
      >
        <p>{t('email.unprovenText')}</p>
        {outcome?.failure && <p role="alert">{words(outcome.failure)}</p>}
      </Notice>
    </form>
  );
}
