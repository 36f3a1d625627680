import { circle, indexes, polygon, rounded, ticks } from '@/ui/geometry';
import { Plate } from '@/features/site/projects/drawings/Plate';
import styles from '@/features/site/projects/drawings/Plate.module.css';

const corners = [8, 6, 5, 4, 3] as const;

/** Each polygon is inscribed in a circle and encloses the next one, like Kepler's five nested solids. */
const nest = corners.map((count, index) => {
  const radius = corners.slice(0, index).reduce((outer, n) => outer * Math.cos(Math.PI / n), 172);
  return { count, radius: rounded(radius) };
});

const innermost = rounded(nest.reduce((radius, { count }) => radius * Math.cos(Math.PI / count), 172));

/** Circles and polygons nested five deep: one for each year, none of which can be left out. */
export function InvestorsDrawing() {
  return (
    <Plate>
      <path className={styles.fine} d={`${ticks(200, 200, 178, 184, 180)}${ticks(200, 200, 178, 190, 20)}`} />
      <path className={styles.fine} d={circle(200, 200, 178)} />
      {nest.map(({ count, radius }, index) => (
        <g key={count}>
          <path className={index % 2 === 0 ? styles.wash : styles.line} d={circle(200, 200, radius)} />
          <g className={index % 2 === 0 ? styles.slow : styles.slowBack}>
            <path className={styles.hue} d={polygon(200, 200, radius, count)} />
            {indexes(count).map((corner) => (
              <circle
                key={corner}
                className={styles.ink}
                cx="200"
                cy={rounded(200 - radius)}
                r="3.4"
                transform={`rotate(${rounded((corner * 360) / count)} 200 200)`}
              />
            ))}
          </g>
        </g>
      ))}
      <path className={styles.line} d={circle(200, 200, innermost)} />
      <circle className={styles.sun} cx="200" cy="200" r={rounded(innermost * 0.55)} />
    </Plate>
  );
}
