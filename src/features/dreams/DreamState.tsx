import { useTranslation } from 'react-i18next';
import Lock from 'lucide-react/icons/lock';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { StatusPill, type StatusTone } from '@/ui/StatusPill';
import type { Dream } from '@/features/dreams/dreamFacts';
import styles from '@/features/dreams/DreamState.module.css';

const tones: Readonly<Record<Dream['status'], StatusTone>> = {
  OPEN: 'quiet',
  PROMISED: 'wait',
  FULFILLED: 'good',
  ARCHIVED: 'quiet',
};

/** The state of a dream, and whether it is private. */
export function DreamState({ dream: { status, fulfilledAt, isPublic } }: { dream: Dream }) {
  const { t } = useTranslation('dreams');
  const { date } = useFormat();
  return (
    <span className={styles.state}>
      <StatusPill tone={tones[status]}>
        {status === 'FULFILLED' && fulfilledAt !== null
          ? t('fulfilledOn', { date: isolate(date(fulfilledAt)) })
          : t(`status.${status}`)}
      </StatusPill>
      {!isPublic && (
        <span className={styles.private}>
          <Lock size={14} aria-hidden="true" />
          <span>{t('onlyYou')}</span>
        </span>
      )}
    </span>
  );
}
