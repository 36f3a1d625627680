import type { Hue } from '@/shared/hues';
import { initialsOf } from '@/ui/initials';
import styles from '@/features/site/team/Medallion.module.css';

interface MedallionProps {
  name: string;
  hue: Hue;
  /** Which way the ring tilts, so that neighbors differ. */
  leaning: 'forward' | 'back';
}

/** A person drawn as a planet with a ring and a moon, bearing their initials. The name is written next to it. */
export function Medallion({ name, hue, leaning }: MedallionProps) {
  return (
    <svg className={`${styles.medallion} ${styles[hue]}`} viewBox="0 9 120 78" aria-hidden="true">
      <g transform={leaning === 'back' ? 'matrix(-1 0 0 1 120 0)' : undefined}>
        <g transform="rotate(-18 60 48)">
          <path className={styles.ring} d="M6 48a54 15 0 0 1 108 0" />
          <circle className={styles.globe} cx="60" cy="48" r="35" />
          <path className={styles.shade} d="M82.5 21.2A35 35 0 0 1 37.5 74.8A45 45 0 0 0 82.5 21.2Z" />
          <path className={styles.ring} d="M6 48a54 15 0 0 0 108 0" />
          <circle className={styles.moon} cx="103" cy="57" r="4.5" />
        </g>
      </g>
      <text className={styles.initials} x="60" y="48">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
