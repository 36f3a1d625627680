import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/features/wallet/PurchaseTableSkeleton.module.css';

/** The place of a `PurchaseTable` with `rows` rows. */
export function PurchaseTableSkeleton({ rows, label }: { rows: number; label: string }) {
  return (
    <Loading label={label}>
      <ul className={styles.rows}>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row} className={styles.row}>
            <div>
              <Skeleton width="long" />
              <Skeleton width="half" />
            </div>
            <Skeleton width="short" />
          </li>
        ))}
      </ul>
    </Loading>
  );
}
