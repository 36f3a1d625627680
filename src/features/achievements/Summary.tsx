import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { closest, earnedAmong, lastEarned, type Achievement } from '@/features/achievements/achievements';
import { OneBadge } from '@/features/achievements/OneBadge';
import { Sky } from '@/features/achievements/Sky';
import styles from '@/features/achievements/Summary.module.css';

/** How many achievements are earned, the latest, and the next one. */
export function Summary({ achievements }: { achievements: readonly Achievement[] }) {
  const { t } = useTranslation('achievements');
  const { number } = useFormat();
  const id = useId();
  const earned = earnedAmong(achievements).length;
  const last = lastEarned(achievements);
  const next = closest(achievements);
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <div className={styles.sky}>
        <Sky achievements={achievements} />
      </div>
      <div className="stack gap-2">
        <h2 id={id} className={styles.title}>
          {t('summary.title')}
        </h2>
        <p className={styles.count}>
          {t('summary.earned', { earned: number(earned), total: number(achievements.length) })}
        </p>
        <div className={styles.two}>
          {last && <OneBadge title={t('summary.last')} achievement={last} />}
          {next && <OneBadge title={t('summary.next')} achievement={next} />}
        </div>
      </div>
    </section>
  );
}
