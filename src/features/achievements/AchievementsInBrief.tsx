import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { closest, earnedAmong, lastEarned, type Achievement } from '@/features/achievements/achievements';
import { OneBadge } from '@/features/achievements/OneBadge';
import styles from '@/features/achievements/AchievementsInBrief.module.css';

/** The achievements in a few lines: how many, the last one, the next one. */
export function AchievementsInBrief({ achievements }: { achievements: readonly Achievement[] }) {
  const { t } = useTranslation('achievements');
  const { number } = useFormat();
  const earned = earnedAmong(achievements).length;
  const last = lastEarned(achievements);
  const next = closest(achievements);
  return (
    <>
      <p className={styles.count}>
        {t('summary.earned', { earned: number(earned), total: number(achievements.length) })}
      </p>
      {last ? (
        <OneBadge title={t('summary.last')} achievement={last} />
      ) : (
        <p className={styles.none}>{t('card.none')}</p>
      )}
      {next && <OneBadge title={t('summary.next')} achievement={next} />}
    </>
  );
}
