import { useTranslation } from 'react-i18next';
import { mutate } from '@/data/account/operations';
import { EmailVerificationRequestDocument } from '@/data/generated/emailVerification';
import { isolate } from '@/i18n/isolate';
import { useLang } from '@/i18n/lang';
import { ActionNotice } from '@/ui/form/ActionNotice';
import { useAction } from '@/ui/form/useAction';
import { Notice } from '@/ui/Notice';

/** Asks the user to verify their address, and resends the link. */
export function UnverifiedNotice({ email }: { email: string }) {
  const { t } = useTranslation('profile');
  const lang = useLang();
  const resend = useAction(() => mutate(EmailVerificationRequestDocument, { lang }));
  if (resend.outcome && !resend.failure)
    return <Notice kind="success">{t('unverified.resent', { email: isolate(email) })}</Notice>;
  return (
    <ActionNotice title={t('unverified.title')} action={resend} label={t('unverified.resend')}>
      <p>{t('unverified.text', { email: isolate(email) })}</p>
      <p>{t('unverified.money')}</p>
    </ActionNotice>
  );
}
