import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Button } from '@/ui/Button';
import { useFailureText } from '@/ui/failureText';
import { Notice } from '@/ui/Notice';
import { useKeepAccount } from '@/features/security/deletion/useKeepAccount';
import styles from '@/features/security/deletion/DeletionBanner.module.css';

/** Stands over every page of the member area while the account waits for its deletion. `date` is ISO 8601. */
export function DeletionBanner({ date }: { date: string }) {
  const { t } = useTranslation('security');
  const { date: dayOf } = useFormat();
  const words = useFailureText();
  const { failure, keep, pending } = useKeepAccount();
  return (
    <div className={styles.banner}>
      <Notice
        kind="warning"
        title={t('deletion.planned', { date: isolate(dayOf(date)) })}
        actions={
          <Button onClick={() => void keep()} pending={pending}>
            {t('deletion.keep')}
          </Button>
        }
      >
        <p>{t('deletion.plannedText')}</p>
        {failure && <p>{words(failure)}</p>}
      </Notice>
    </div>
  );
}
