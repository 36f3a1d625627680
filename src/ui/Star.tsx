import styles from '@/ui/Star.module.css';

/** A decorative star, hidden from screen readers; an opacity of 0 makes it empty. */
export function Star({ fillOpacity }: { fillOpacity?: number }) {
  return (
    <svg className={styles.star} viewBox="0 0 24 24" fillOpacity={fillOpacity} aria-hidden="true">
      <path d="m12 3 3 6 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z" />
    </svg>
  );
}
