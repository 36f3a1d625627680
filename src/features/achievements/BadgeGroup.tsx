import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import type { AchievementGroup } from '@/shared/achievementKeys';
import { StatusPill } from '@/ui/StatusPill';
import { earnedAmong, type Achievement } from '@/features/achievements/achievements';
import { AchievementState } from '@/features/achievements/AchievementState';
import { Badge } from '@/features/achievements/Badge';
import styles from '@/features/achievements/BadgeGroup.module.css';

function BadgeItem({ achievement }: { achievement: Achievement }) {
  const { t } = useTranslation('achievements');
  const { key, state, isNew } = achievement;
  return (
    <li className={`${styles.item} ${styles[state]}`}>
      <div className={styles.badge}>
        <Badge achievement={achievement} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{t(`badges.${key}.name`)}</h3>
        <p className={styles.how}>{t(`badges.${key}.how`)}</p>
        <p className={styles.state}>
          <AchievementState achievement={achievement} />
          {isNew && <StatusPill tone="good">{t('state.new')}</StatusPill>}
        </p>
      </div>
    </li>
  );
}

/** A section of achievements, as a list. */
export function BadgeGroup({ group, members }: { group: AchievementGroup; members: readonly Achievement[] }) {
  const { t } = useTranslation('achievements');
  const { number } = useFormat();
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {t(`groups.${group}`)}
        </h2>
        <p className={styles.count}>
          {t('groupCount', { earned: number(earnedAmong(members).length), total: number(members.length) })}
        </p>
      </header>
      <ul className={`list grid gap-3 ${styles.items}`}>
        {members.map((achievement) => (
          <BadgeItem key={achievement.key} achievement={achievement} />
        ))}
      </ul>
    </section>
  );
}
