import type { ReactNode } from 'react';
import styles from '@/ui/StatusPill.module.css';

/** `good` is done, `wait` is under way or asks for something, `bad` went wrong, `quiet` is over. */
export type StatusTone = 'good' | 'wait' | 'bad' | 'quiet';

/** A state in one or two words. Its dot repeats the tone, the words carry it. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={`${styles.pill} ${styles[tone]}`}>{children}</span>;
}
