import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { Notice } from '@/ui/Notice';

/** Says that a link to choose a password was sent, in words that hold for known and unknown addresses alike. */
export function ResetLinkSent({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <Notice kind="success" title={t('login.linkSent.title')}>
      <p>{t('forgotten.sent', { email: isolate(email) })}</p>
      <p>{t('login.linkSent.spam')}</p>
    </Notice>
  );
}
