import type { ReactNode } from 'react';
import { useLater } from '@/ui/useLater';
import styles from '@/features/projects/drawings/Plate.module.css';

/** The sheet that a project's drawing is engraved on: 400 by 400, for eyes only. It comes right after the words. */
export function Plate({ children }: { children: ReactNode }) {
  const isDrawn = useLater();
  return (
    <svg className={styles.plate} viewBox="0 0 400 400" aria-hidden="true">
      {isDrawn && children}
    </svg>
  );
}
