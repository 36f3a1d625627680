import type { ReactNode } from 'react';
import styles from '@/ui/StatusPill.module.css';

/** `good` is done, `wait` is in progress or needs action, `bad` went wrong, `quiet` is over. */
export type StatusTone = 'good' | 'wait' | 'bad' | 'quiet';

/** A status in one or two words. The words carry it; the dot only repeats the tone. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={`${styles.pill} ${styles[tone]}`}>{children}</span>;
}
