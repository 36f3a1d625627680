import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/Card';
import { Loading, Skeleton } from '@/ui/Skeleton';

/** The place of what is missing in the profile while it loads. */
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
