import { useTranslation } from 'react-i18next';
import type { Achievement } from '@/features/achievements/achievements';
import { AchievementState } from '@/features/achievements/AchievementState';
import { Badge } from '@/features/achievements/Badge';
import styles from '@/features/achievements/OneBadge.module.css';

interface OneBadgeProps {
  /** Heading, such as which achievement this is. */
  title: string;
  achievement: Achievement;
}

/** A single badge with its name and progress, in a row. */
export function OneBadge({ title, achievement }: OneBadgeProps) {
  const { t } = useTranslation('achievements');
  return (
    <div className={styles.one}>
      <div>
        <Badge achievement={achievement} />
      </div>
      <dl className={styles.words}>
        <dt className={styles.title}>{title}</dt>
        <dd className={styles.name}>{t(`badges.${achievement.key}.name`)}</dd>
        <dd className={styles.state}>
          <AchievementState achievement={achievement} />
        </dd>
      </dl>
    </div>
  );
}
