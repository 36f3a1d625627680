import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/plans/CardsSkeleton.module.css';

/** Placeholder cards of the same number and size as the cards to come. */
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
