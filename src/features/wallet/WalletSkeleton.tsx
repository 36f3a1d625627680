import { Card } from '@/ui/layout/Card';
import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/features/wallet/WalletSkeleton.module.css';

/** Placeholder for the wallet's cards. */
export function WalletSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={styles.cards}>
        <Card tone="sunken">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="amount" width="long" />
        </Card>
        <Card>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </Card>
        <div className={styles.whole}>
          <Card>
            <Skeleton shape="title" width="half" />
            <Skeleton shape="control" />
            <Skeleton shape="block" />
            <Skeleton shape="control" width="short" />
          </Card>
        </div>
      </div>
    </Loading>
  );
}
