import { circle, indexes, rounded, ticks } from '@/ui/geometry';
import { Plate } from '@/features/site/projects/drawings/Plate';
import styles from '@/features/site/projects/drawings/Plate.module.css';

const left = { x: 138, r: 128 };
const right = { x: 262, r: 128 };

/** The lens where the two circles overlap; its corners are found by Pythagoras. */
const half = rounded(Math.sqrt(128 ** 2 - 62 ** 2));
const lens = `M200 ${200 - half}A128 128 0 0 1 200 ${200 + half}A128 128 0 0 1 200 ${200 - half}Z`;

/** Hatching of the lens, as in an engraving. */
const shading = indexes(27)
  .map((index) => {
    const dy = (index - 13) * 8;
    const reach = rounded(Math.sqrt(128 ** 2 - dy ** 2) - 62);
    return reach > 0 ? `M${200 - reach} ${200 + dy}H${200 + reach}` : '';
  })
  .join('');

const moons = [118, 172, 228, 282] as const;

/** The lit part of a moon: phase 0 is new, phase 3 is full. */
function litPart(y: number, phase: number): string {
  if (phase === 3) return circle(200, y, 19);
  const bulge = [12, 0.01, 12][phase] ?? 0;
  return `M200 ${y - 19}A19 19 0 0 1 200 ${y + 19}A${bulge} 19 0 0 ${phase === 2 ? 1 : 0} 200 ${y - 19}Z`;
}

/** Two overlapping circles; in the overlap, a moon waxes in four phases: one conversation per month. */
export function GmsDrawing() {
  return (
    <Plate>
      <path className={styles.fine} d={ticks(left.x, 200, left.r, left.r + 7, 90)} />
      <path className={styles.fine} d={ticks(right.x, 200, right.r, right.r + 7, 60)} />
      <path className={styles.wash} d={lens} />
      <path className={styles.fine} d={shading} />
      <path className={styles.line} d={`${circle(left.x, 200, left.r)}${circle(right.x, 200, right.r)}`} />
      <path className={styles.dotted} d={`${circle(left.x, 200, 96)}${circle(right.x, 200, 96)}`} />
      <path
        className={styles.line}
        d={`M200 ${200 - half - 46}V${200 - half}M200 ${200 + half}V${200 + half + 46}`}
      />
      {moons.map((y, phase) => (
        <g key={y}>
          <circle className={styles.sheet} cx="200" cy={y} r="23" />
          <circle className={styles.fine} cx="200" cy={y} r="19" />
          <path className={styles.solid} d={litPart(y, phase)} />
        </g>
      ))}
      <path className={styles.hue} d={ticks(74, 200, 20, 28, 16)} />
      <circle className={styles.sun} cx="74" cy="200" r="15" />
      <circle className={styles.sheet} cx="326" cy="200" r="15" />
      <circle className={`${styles.ink} ${styles.breath}`} cx="326" cy="200" r="9" />
    </Plate>
  );
}
