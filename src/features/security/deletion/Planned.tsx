import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useAction } from '@/ui/form/useAction';
import { StatusMessage } from '@/features/security/StatusMessage';
import { keepAccount } from '@/features/security/deletion/keepAccount';
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
  const lang = useLang();
  const { failure, run, pending, count } = useAction(() => keepAccount(lang));
  const text = t('deletion.planned', { date: day });
  return (
    <div className={styles.form}>
      {isNew ? <StatusMessage>{text}</StatusMessage> : <p>{text}</p>}
      {failure && <FailureNotice key={count} failure={failure} />}
      <div>
        <Button onClick={() => void run()} pending={pending}>
          {t('deletion.keep')}
        </Button>
      </div>
    </div>
  );
}
