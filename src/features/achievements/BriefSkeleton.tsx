import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '@/ui/Skeleton';

function OnePlace() {
  return (
    <div>
      <Skeleton width="half" />
      <Skeleton shape="title" width="long" />
      <Skeleton width="half" />
    </div>
  );
}

/** Placeholder for the short summary while it loads. */
export function BriefSkeleton() {
  const { t } = useTranslation('achievements');
  return (
    <Loading label={t('loading')}>
      <div className="grid gap-3">
        <Skeleton shape="amount" width="long" />
        <OnePlace />
        <OnePlace />
      </div>
    </Loading>
  );
}
