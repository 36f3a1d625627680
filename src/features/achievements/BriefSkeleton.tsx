import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '@/ui/Skeleton';
import brief from '@/features/achievements/AchievementsInBrief.module.css';
import one from '@/features/achievements/OneBadge.module.css';

function OnePlace() {
  return (
    <div className={one.one}>
      <Skeleton shape="amount" />
      <div>
        <Skeleton width="half" />
        <Skeleton width="long" />
        <Skeleton width="half" />
      </div>
    </div>
  );
}

/** The place of the achievements in brief while they load. */
export function BriefSkeleton() {
  const { t } = useTranslation('achievements');
  return (
    <Loading label={t('loading')}>
      <p className={brief.count}>
        <Skeleton shape="amount" width="long" />
      </p>
      <OnePlace />
      <OnePlace />
    </Loading>
  );
}
