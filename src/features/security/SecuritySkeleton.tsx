import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/layout/Card';
import { Loading, Skeleton } from '@/ui/Skeleton';

/** Placeholder for a section: its heading, a sentence, some lines and a button. */
function Section({ lines }: { lines: number }) {
  return (
    <Card>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} shape="control" />
      ))}
      <Skeleton shape="control" width="short" />
    </Card>
  );
}

/** Placeholder for the security page while it loads. */
export function SecuritySkeleton() {
  const { t } = useTranslation('security');
  return (
    <Loading label={t('loading')}>
      <div className="grid gap-4">
        <Section lines={3} />
        <Section lines={1} />
        <Section lines={0} />
        <Section lines={4} />
      </div>
    </Loading>
  );
}
