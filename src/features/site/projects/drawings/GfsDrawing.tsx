import { at, indexes, ticks } from '@/ui/geometry';
import { Plate } from '@/features/site/projects/drawings/Plate';
import styles from '@/features/site/projects/drawings/Plate.module.css';

const turns = 4;
const innermost = 34;
const perTurn = 32;

const radiusAt = (degrees: number) => innermost + (degrees / 360) * perTurn;

const spiral = `M${indexes((turns * 360) / 6 + 1)
  .map((index) => at(200, 200, radiusAt(index * 6), index * 6))
  .join('L')}`;

/** One stroke per month, a longer one per quarter. */
const months = indexes(turns * 12)
  .map((month) => ({ degrees: month * 30, half: month % 3 === 0 ? 6 : 3 }))
  .map(({ degrees, half }) => {
    const radius = radiusAt(degrees);
    return `M${at(200, 200, radius - half, degrees)}L${at(200, 200, radius + half, degrees)}`;
  })
  .join('');

const rays = ticks(200, 200, 20, 27, 24);
const dial = `${ticks(200, 200, 180, 186, 120)}${ticks(200, 200, 178, 190, 12)}`;

/** Four years as a line spiraling outwards, with a body at the end of each year. */
export function GfsDrawing() {
  return (
    <Plate>
      <circle className={styles.wash} cx="200" cy="200" r="190" />
      <circle className={styles.fine} cx="200" cy="200" r="178" />
      <path className={`${styles.fine} ${styles.slow}`} d={dial} />
      <path className={styles.dotted} d="M200 10V172M200 228V390M10 200H172M228 200H390" />
      <path className={styles.line} d={months} />
      <path className={styles.hue} d={spiral} />
      <path className={styles.hue} d={rays} />
      <circle className={styles.sun} cx="200" cy="200" r="15" />
      {indexes(turns).map((turn) => (
        <g key={turn}>
          <circle className={styles.sheet} cx="200" cy={200 - radiusAt((turn + 1) * 360)} r={7 + turn} />
          <circle className={styles.solid} cx="200" cy={200 - radiusAt((turn + 1) * 360)} r={4 + turn} />
        </g>
      ))}
    </Plate>
  );
}
