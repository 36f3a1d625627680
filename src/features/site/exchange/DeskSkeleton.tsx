import { Loading, Skeleton } from '@/ui/Skeleton';
import calculator from '@/features/site/exchange/Calculator.module.css';
import styles from '@/features/site/exchange/DeskSkeleton.module.css';

/** Placeholder for the calculator while the rates load. */
export function DeskSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={calculator.calculator}>
        <div className={styles.fields}>
          <Skeleton width="short" />
          <Skeleton shape="control" />
          <Skeleton width="short" />
          <Skeleton shape="control" />
        </div>
        <div className={styles.result}>
          <Skeleton width="half" />
          <Skeleton shape="amount" width="long" />
          <div className={styles.lines}>
            {Array.from({ length: 5 }, (_, line) => (
              <Skeleton key={line} />
            ))}
          </div>
        </div>
      </div>
    </Loading>
  );
}

/** Placeholder with as many rows as the loaded table. */
export function RatesSkeleton() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 11 }, (_, row) => (
        <Skeleton key={row} width={row % 2 === 0 ? 'full' : 'long'} />
      ))}
    </div>
  );
}
