import type { ReactNode } from 'react';
import styles from '@/features/projects/drawings/Plate.module.css';

/** The sheet that a project's drawing is engraved on: 400 by 400, for eyes only. */
export function Plate({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.plate} viewBox="0 0 400 400" aria-hidden="true">
      {children}
    </svg>
  );
}
