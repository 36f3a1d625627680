import styles from '@/ui/Spinner.module.css';

/** A small spinning orbit. Decorative: say in words what is being waited for. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="12" cy="12" r="9" strokeWidth="1.5" opacity="0.35" />
      <circle cx="21" cy="12" r="2.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
