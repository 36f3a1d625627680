import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/layout/Card';
import { Loading, Skeleton } from '@/ui/Skeleton';

/** Placeholder for the missing profile parts while they load. */
export function MissingPartsSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <Card>
      <Loading label={t('missing.loading')}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="amount" width="long" />
        <Skeleton />
        <Skeleton shape="control" width="half" />
      </Loading>
    </Card>
  );
}
