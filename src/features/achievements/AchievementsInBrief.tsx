import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import {
  closest,
  earnedAmong,
  knownAchievements,
  lastEarned,
  type AnsweredAchievements,
} from '@/features/achievements/achievements';
import { OneBadge } from '@/features/achievements/OneBadge';
import styles from '@/features/achievements/AchievementsInBrief.module.css';

/** A short summary of the achievements: how many are earned, the latest and the next one. */
export function AchievementsInBrief({ answered }: { answered: AnsweredAchievements }) {
  const { t } = useTranslation('achievements');
  const { number } = useFormat();
  const achievements = knownAchievements(answered);
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
        <p className="muted">{t('card.none')}</p>
      )}
      {next && <OneBadge title={t('summary.next')} achievement={next} />}
    </>
  );
}
