import { useTranslation } from 'react-i18next';
import { mutate } from '@/data/account/operations';
import { EmailVerificationRequestDocument } from '@/data/generated/emailVerification';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { ActionNotice } from '@/ui/form/ActionNotice';
import { useAction } from '@/ui/form/useAction';
import { Notice } from '@/ui/Notice';

/** Asks the user to verify their address, and resends the link. */
export function UnverifiedEmail({ email }: { email: string }) {
  const { t } = useTranslation('security');
  const lang = useLang();
  const resend = useAction(() => mutate(EmailVerificationRequestDocument, { lang }));
  if (resend.outcome && !resend.failure)
    return <Notice kind="success">{t('email.resent', { email: isolate(email) })}</Notice>;
  return (
    <ActionNotice action={resend} label={t('email.resend')}>
      <p>{t('email.unprovenText')}</p>
    </ActionNotice>
  );
}
