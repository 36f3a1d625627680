import { posesOf, traceOf } from '@/features/site/dance/sweep';
import styles from '@/features/site/dance/Sweep.module.css';

const poses = posesOf(17);
const between = posesOf(49);
const traces = (['head', 'hand', 'hip'] as const).map((part) => traceOf(between, part));

/** A phrase in one picture, like an old chronophotograph: the body at every moment, and the lines it traces. */
export function Sweep() {
  return (
    <svg className={styles.sweep} viewBox="14 10 196 192" aria-hidden="true">
      <path className={styles.floor} d="M14 190h196M14 193h196" />
      <path className={styles.ticks} d="M52 190v8m28-8v4m28-4v8m28-8v4m28-4v8" />
      {poses.map(({ limbs, head }, index) => (
        <g key={limbs} className={index % 8 === 0 ? styles.held : styles.passing}>
          <path d={limbs} />
          <circle cx={Math.round(head.x * 10) / 10} cy={Math.round(head.y * 10) / 10} r="6.5" />
        </g>
      ))}
      {traces.map((d) => (
        <path key={d} className={styles.trace} d={d} pathLength="1" />
      ))}
    </svg>
  );
}
