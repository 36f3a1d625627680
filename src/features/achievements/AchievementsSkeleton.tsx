import { useTranslation } from 'react-i18next';
import { achievementKeys } from '@/shared/achievementKeys';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { inGroups, type Achievement } from '@/features/achievements/achievements';
import { Badge } from '@/features/achievements/Badge';
import group from '@/features/achievements/BadgeGroup.module.css';
import { Sky } from '@/features/achievements/Sky';
import summary from '@/features/achievements/Summary.module.css';
import styles from '@/features/achievements/AchievementsSkeleton.module.css';

const unknown: readonly Achievement[] = achievementKeys.map((key) => ({
  key,
  state: 'LOCKED',
  progress: 0,
  goal: 1,
  earnedAt: null,
  isNew: false,
}));

/** Placeholder for the summary and the badges while their progress loads. */
export function AchievementsSkeleton() {
  const { t } = useTranslation('achievements');
  return (
    <Loading label={t('loading')}>
      <div className="grid gap-5" aria-hidden="true">
        <div className={summary.summary}>
          <div className={summary.sky}>
            <Sky achievements={unknown} />
          </div>
          <div className="stack gap-2">
            <Skeleton width="short" />
            <Skeleton shape="amount" width="long" />
            <Skeleton shape="block" />
          </div>
        </div>
        {inGroups(unknown).map(({ group: name, members }) => (
          <div key={name} className={group.group}>
            <div className={group.header}>
              <Skeleton shape="title" width="short" />
            </div>
            <div className={group.items}>
              {members.map((achievement) => (
                <div key={achievement.key} className={`${group.item} ${group.LOCKED}`}>
                  <div className={group.badge}>
                    <Badge achievement={achievement} />
                  </div>
                  <div className={`${group.words} ${styles.lines}`}>
                    <Skeleton width="long" />
                    <Skeleton width="full" />
                    <Skeleton width="half" />
                  </div>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
