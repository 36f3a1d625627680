import { groove, grooveEnd } from '@/features/site/media/groove';
import styles from '@/features/site/media/Record.module.css';

const line = groove();

/** A record whose groove has an end, with the tonearm parked next to it. */
export function Record() {
  return (
    <svg className="drawing unclipped" viewBox="-100 -100 220 200" aria-hidden="true">
      <circle className={styles.disc} r="96" />
      <circle className={styles.rim} r="96" />
      <path className={styles.groove} d={line} />
      <circle className={styles.label} r="17" />
      <circle className={styles.rim} r="17" />
      <circle className={styles.hole} r="2.4" />
      <circle className={styles.end} cx={grooveEnd.x} cy={grooveEnd.y} r="2.6" />
      <g className={styles.arm}>
        <circle className={styles.pivot} cx="106" cy="-82" r="11" />
        <circle className={styles.pivot} cx="106" cy="-82" r="5" />
        <path d="M106-82C112-20 104 30 84 60" />
        <path className={styles.head} d="M86.5 56.5l3.5 2.5-8 13-5-3.5z" />
      </g>
    </svg>
  );
}
