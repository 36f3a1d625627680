import { Star } from '@/ui/Star';
import styles from '@/ui/Stars.module.css';

export const starValues = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  /** How many of five are full. */
  value: number;
  /** The same in words. */
  label: string;
}

/** A rating from one to five stars. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {starValues.map((star) => (
        <Star key={star} fillOpacity={star > value ? 0 : 1} />
      ))}
    </span>
  );
}
