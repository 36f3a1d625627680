import { circle, indexes, rounded } from '@/ui/geometry';
import { Plate } from '@/features/site/projects/drawings/Plate';
import styles from '@/features/site/projects/drawings/Plate.module.css';

const left = 30;
const right = 370;
const bottom = 340;

/** The grid lines at an interval. Drawn at two intervals, so that every fifth line stands out. */
const ruling = (every: number): string =>
  indexes(340 / every + 1)
    .map((line) => line * every)
    .map(
      (offset) =>
        `M${left + offset} ${bottom - 280}V${bottom}${offset <= 280 ? `M${left} ${bottom - offset}H${right}` : ''}`,
    )
    .join('');

const scale = indexes(35)
  .map((mark) => `M${left + mark * 10} ${bottom}v${mark % 5 === 0 ? 12 : 6}`)
  .join('');

/** Height of a bell curve at a position. */
const heightAt = (x: number, centre: number, width: number, height: number): number =>
  height * Math.exp(-(((x - centre) / width) ** 2));

const points = indexes(86).map((index) => left + index * 4);

const curve = (centre: number, width: number, height: number): string =>
  `M${points.map((x) => `${x} ${rounded(bottom - heightAt(x, centre, width, height))}`).join('L')}`;

const measured = { centre: 226, width: 64, height: 214 } as const;
const main = curve(measured.centre, measured.width, measured.height);

/** The instrument's readings: close to the curve, but never on it. */
const readings = indexes(15).map((index) => {
  const x = 86 + index * 20;
  const off = [9, -7, 4, -12, 8, 11, -6, 3, -9, 12, -4, 7, -11, 5, -3][index] ?? 0;
  return { x, y: rounded(bottom - heightAt(x, measured.centre, measured.width, measured.height) + off), off };
});

/** A chart recorder's sheet: overlapping curves on a grid, readings with error bars, and a ball on the peak. */
export function ScienceDrawing() {
  return (
    <Plate>
      <g opacity="0.35">
        <path className={styles.fine} d={ruling(10)} />
      </g>
      <path className={styles.fine} d={ruling(50)} />
      <path className={styles.line} d={`M${left} ${bottom}H${right}${scale}`} />
      <path className={styles.wash} d={`${curve(150, 48, 138)}L${right} ${bottom}L${left} ${bottom}Z`} />
      <path className={styles.wash} d={`${main}L${right} ${bottom}L${left} ${bottom}Z`} />
      <path className={styles.dotted} d={curve(186, 104, 176)} />
      <path className={styles.hue} d={main} />
      {readings.map(({ x, y, off }) => (
        <g key={x}>
          <path
            className={styles.line}
            d={`M${x} ${y - 8 - Math.abs(off)}V${y + 8 + Math.abs(off)}m-4 0h8m-8 ${-16 - 2 * Math.abs(off)}h8`}
          />
          <circle className={styles.sheet} cx={x} cy={y} r="3.2" />
        </g>
      ))}
      <path className={styles.line} d={`M${measured.centre} ${bottom - measured.height - 16}V34m-60 0h120`} />
      <path className={styles.fine} d={circle(measured.centre, bottom - measured.height, 26)} />
      <circle className={styles.solid} cx={measured.centre} cy={bottom - measured.height} r="16" />
      <circle className={styles.sun} cx={measured.centre - 60} cy="34" r="7" />
    </Plate>
  );
}
