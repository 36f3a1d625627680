import { circle, ticks } from '@/ui/geometry';
import type { Achievement } from '@/features/achievements/achievements';
import { middle } from '@/features/achievements/emblems/emblem';
import { emblems } from '@/features/achievements/emblems/emblems';
import styles from '@/features/achievements/Badge.module.css';

const limb = ticks(middle, middle, 43.5, 46, 90);
const rim = circle(middle, middle, 46) + circle(middle, middle, 43.5);
/** Starts at the top and runs clockwise. */
const ring = `M${middle} 3a45 45 0 1 1 0 90a45 45 0 1 1 0 -90`;

/** A graduated rim when earned, a progress ring when in progress, a dotted ring when locked. */
function Rim({ achievement: { state, progress, goal } }: { achievement: Achievement }) {
  if (state === 'EARNED') {
    return (
      <>
        <path className={styles.limb} d={limb} />
        <path className={styles.rim} d={rim} />
      </>
    );
  }
  return (
    <>
      <path className={state === 'LOCKED' ? styles.dotted : styles.way} d={ring} />
      {state === 'IN_PROGRESS' && (
        <path className={styles.gone} d={ring} pathLength={goal} strokeDasharray={`${progress} ${goal}`} />
      )}
    </>
  );
}

/** The engraved badge of an achievement. Decorative: its text is next to it. */
export function Badge({ achievement }: { achievement: Achievement }) {
  const { line, fine, light, spark } = emblems[achievement.key];
  return (
    <svg
      className={`${styles.badge} ${styles[achievement.state]}`}
      viewBox="0 0 96 96"
      fill="none"
      aria-hidden="true"
    >
      <circle className={styles.plate} cx={middle} cy={middle} r="46" />
      <Rim achievement={achievement} />
      <path className={styles.light} fillRule="evenodd" d={light} />
      <path className={styles.fine} d={fine} />
      <path className={styles.line} d={line} />
      {spark !== undefined && <path className={styles.light} d={spark} />}
    </svg>
  );
}
