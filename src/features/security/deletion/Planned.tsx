import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { Button } from '@/ui/Button';
import { FailureNotice } from '@/ui/FailureNotice';
import { useAction } from '@/ui/form/useAction';
import { StatusMessage } from '@/features/security/StatusMessage';
import { keepAccount } from '@/features/security/deletion/keepAccount';
import styles from '@/features/security/Section.module.css';

interface PlannedProps {
  /** The formatted date of the deletion. */
  day: string;
  /** Whether it was requested just now. */
  isNew: boolean;
}

/** Says that the deletion is scheduled, and lets the user cancel it. */
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
