import { Card } from '@/ui/layout/Card';
import { Loading, Skeleton } from '@/ui/Skeleton';

/** Placeholder for a subscription and its timeline. */
export function SubscriptionSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="stack">
        <div className="columns">
          <Card>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="amount" width="short" />
            <Skeleton width="long" />
            <Skeleton shape="control" width="half" />
          </Card>
          <Card>
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
            <Skeleton width="long" />
          </Card>
        </div>
        <Card>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
        </Card>
      </div>
    </Loading>
  );
}
