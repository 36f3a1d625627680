import styles from '@/features/site/fashion/PatternSheet.module.css';

/** Half a front, a back, a sleeve and a collar, overlapping to save paper. */
const pieces = [
  { key: 'front', d: 'M30 30 62 22q4 26 30 30l26-16 12 22q-16 14-8 40l-6 92H30z' },
  { key: 'back', d: 'M196 24 160 20q-12 10-34 10L92 44l-8 24q16 12 12 38l4 94h96z' },
  { key: 'sleeve', d: 'M58 104q24-6 40-38 18-26 36 0 16 32 40 38l-20 104H78z' },
  { key: 'collar', d: 'M26 214q44-16 92-4l8 14q-52-12-104 8z' },
  { key: 'pocket', d: 'M148 196h40v26l-20 12-20-12z' },
] as const;

const marks =
  'M46 62v108m-4-100 4-8 4 8m-8 92 4 8 4-8M180 52v124m-4-116 4-8 4 8m-8 108 4 8 4-8M116 92v100m-4-92 4-8 4 8m-8 84 4 8 4-8';

/** The nested size lines, at the corners where they diverge. */
const sizes = [0, 1, 2, 3].map(
  (step) => `M${120 + step * 3} ${190 + step * 3}H30M${196 + step * 2} ${200 + step * 3}H100`,
);

/** A pattern sheet: each piece in its own line style, with grain line and notches. */
export function PatternSheet() {
  return (
    <svg className="drawing" viewBox="0 0 220 250" aria-hidden="true">
      <path className={styles.paper} d="M8 6h204v238H8z" />
      <path
        className={styles.grid}
        d="M8 46h204M8 86h204M8 126h204M8 166h204M8 206h204M48 6v238M88 6v238M128 6v238M168 6v238"
      />
      {pieces.map(({ key, d }) => (
        <path key={key} className={styles[key]} d={d} />
      ))}
      {sizes.map((d) => (
        <path key={d} className={styles.size} d={d} />
      ))}
      <path className={styles.grain} d={marks} />
      <path
        className={styles.notch}
        d="m74 84 5 3-5 4zm88 0-5 3 5 4zM28 116l5 3-5 3zm170 8-5 3 5 3zM112 56l4 5 4-5z"
      />
      <circle className={styles.hole} cx="196" cy="22" r="5" />
      <path className={styles.cross} d="M18 16h10m-5-5v10M192 234h10m-5-5v10" />
    </svg>
  );
}
