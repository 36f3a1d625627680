import { useTranslation } from 'react-i18next';
import { isolate } from '@/i18n/isolate';
import { readableEmail } from '@/shared/readableEmail';
import { Notice } from '@/ui/Notice';

/** Confirms that a login link was sent. Worded to be true whether or not the address is known. */
export function LinkSent({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <Notice kind="success" title={t('login.linkSent.title')}>
      <p>{t('login.linkSent.text', { email: isolate(readableEmail(email)) })}</p>
      <p>{t('login.linkSent.spam')}</p>
    </Notice>
  );
}
