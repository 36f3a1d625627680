import { useFormat } from '@/i18n/format';
import styles from '@/features/site/fashion/Tape.module.css';

/** User units per centimeter of the tape. */
const scale = 20;
const first = 45;
const last = 163;
const marks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
/** Half of the maximum visible width, in user units; narrow screens show its middle. */
const half = 600;

const tick = (centimetre: number): string => {
  if (centimetre % 10 === 0) return `M${centimetre * scale} 0v22`;
  return `M${centimetre * scale} 0v${centimetre % 5 === 0 ? 16 : 10}`;
};
const ticks = marks.map(tick).join('');

/** A tape measure pulled past a pin that points at `at` (centimeters). */
export function Tape({ at }: { at: number }) {
  const { number } = useFormat();
  return (
    <div className={styles.window} aria-hidden="true">
      <svg
        className={styles.tape}
        viewBox={`${at * scale - half} -2 ${2 * half} 58`}
        preserveAspectRatio="xMidYMid slice"
      >
        <rect className={styles.band} x={first * scale} width={(last - first) * scale} height="54" />
        <path className={styles.ticks} d={ticks} />
        {marks
          .filter((centimetre) => centimetre % 5 === 0)
          .map((centimetre) => (
            <text
              key={centimetre}
              className={centimetre % 10 === 0 ? styles.large : styles.small}
              x={centimetre * scale}
              y="43"
            >
              {number(centimetre)}
            </text>
          ))}
        <path className={styles.pin} d={`M${at * scale} -2v56`} />
      </svg>
    </div>
  );
}
