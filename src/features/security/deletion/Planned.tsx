import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { Said } from '@/features/security/Said';
import { useKeepAccount } from '@/features/security/deletion/useKeepAccount';
import styles from '@/features/security/Section.module.css';

interface PlannedProps {
  /** The day of the deletion, in words. */
  day: string;
  /** Whether that was asked for just now. */
  isNew: boolean;
}

/** Says that the deletion is planned, and takes it back. */
export function Planned({ day, isNew }: PlannedProps) {
  const { t } = useTranslation('security');
  const { failure, keep, pending } = useKeepAccount();
  const text = t('deletion.planned', { date: day });
  return (
    <div className={styles.form}>
      {isNew ? <Said>{text}</Said> : <p>{text}</p>}
      {failure && <FailureNotice failure={failure} />}
      <div>
        <Button onClick={() => void keep()} pending={pending}>
          {t('deletion.keep')}
        </Button>
      </div>
    </div>
  );
}
