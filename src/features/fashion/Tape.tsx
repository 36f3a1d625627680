import { useFormat } from '@/i18n/format';
import styles from '@/features/fashion/Tape.module.css';

/** Units of a centimetre along the tape. */
const scale = 20;
const first = 45;
const last = 163;
const marks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
/** Half of what is seen at once at the most, in units; a narrow screen sees its middle. */
const half = 600;

const tick = (centimetre: number): string => {
  if (centimetre % 10 === 0) return `M${centimetre * scale} 0v22`;
  return `M${centimetre * scale} 0v${centimetre % 5 === 0 ? 16 : 10}`;
};
const ticks = marks.map(tick).join('');

/** A tape measure that is pulled past a pin to where it says `at` (centimetres). */
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
