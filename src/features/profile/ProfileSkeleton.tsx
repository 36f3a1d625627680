import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/layout/Card';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** Placeholder for greeting, subscription and wallet while they load. */
export function ProfileSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <Loading label={t('loading')}>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h1>
            <VisuallyHidden>{t('metaTitle')}</VisuallyHidden>
            <Skeleton shape="amount" width="half" />
          </h1>
          <p className="muted">{t('lead')}</p>
        </div>
        <div className="columns">
          <Card>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="amount" width="long" />
            <Skeleton />
            <Skeleton width="half" />
          </Card>
          <Card tone="sunken">
            <Skeleton shape="title" width="short" />
            <Skeleton shape="amount" width="half" />
          </Card>
        </div>
      </div>
    </Loading>
  );
}
