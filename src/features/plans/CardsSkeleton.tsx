import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/plans/CardsSkeleton.module.css';

/** As many cards as will come, of the same size, while they are on their way. */
export function CardsSkeleton({ label, count }: { label: string; count: number }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
