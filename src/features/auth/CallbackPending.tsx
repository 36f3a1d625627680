import { useTranslation } from 'react-i18next';
import { Spinner } from '@/ui/Spinner';
import { AuthPage } from '@/features/auth/AuthPage';
import styles from '@/features/auth/CallbackPending.module.css';

/** Shown while a link's code is exchanged. */
export function CallbackPending() {
  const { t } = useTranslation('auth');
  return (
    <AuthPage metaTitle={t('callback.metaTitle')} title={t('callback.title')}>
      <p className={styles.pending} role="status">
        <Spinner />
        <span>{t('callback.pending')}</span>
      </p>
    </AuthPage>
  );
}
