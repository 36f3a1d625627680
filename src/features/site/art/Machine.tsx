import { rosette } from '@/features/site/art/drawings/rosette';
import styles from '@/features/site/art/Machine.module.css';

const line = rosette();

/** A drawing machine at work: a toothed wheel inside a ring, and the line its pen draws. */
export function Machine() {
  return (
    <svg className="drawing unclipped" viewBox="0 0 200 200" aria-hidden="true">
      <circle className={styles.ring} cx="100" cy="100" r="97" />
      <circle className={styles.ring} cx="100" cy="100" r="89.5" />
      <circle className={styles.teeth} cx="100" cy="100" r="91.2" />
      <path className={styles.line} d={line} pathLength="1" />
      <circle className={styles.wheel} cx="148.5" cy="100" r="39.5" />
      <circle className={styles.teeth} cx="148.5" cy="100" r="38" />
      <path className={styles.wheel} d="M148.5 60.5v79M109 100h79" />
      <circle className={styles.hub} cx="148.5" cy="100" r="1.8" />
      <circle className={styles.pen} cx="185" cy="100" r="2.6" />
    </svg>
  );
}
