import type { ReactNode } from 'react';
import { useFormat } from '@/i18n/format';
import { counts } from '@/features/site/dance/counting';
import styles from '@/features/site/dance/Clock.module.css';

interface ClockProps {
  /** The lit count, from 0. */
  place: number | undefined;
  children: ReactNode;
}

/** Eight marks in a circle, the first at the top, around a description of the count. */
export function Clock({ place, children }: ClockProps) {
  const { number } = useFormat();
  return (
    <div className={styles.clock}>
      <ul className={styles.marks} aria-hidden="true">
        {counts.map((name, index) => (
          <li key={name} className={`${styles.mark} ${index === place ? styles.lit : ''}`}>
            <span>{number(index + 1)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
