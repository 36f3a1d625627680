import type { ReactNode } from 'react';
import styles from '@/features/desk/Parts.module.css';

/** Elements on one line, with a dot between two of them. */
export function Parts({ children }: { children: ReactNode }) {
  return <span className={styles.parts}>{children}</span>;
}
