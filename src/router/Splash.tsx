import { Mark } from '@/ui/Mark';
import styles from '@/router/Splash.module.css';

/** Shown until the first page is ready. Appears with a delay, so that a quick start shows nothing. */
export function Splash() {
  return (
    <div className={styles.splash}>
      <Mark className={styles.mark} />
    </div>
  );
}
