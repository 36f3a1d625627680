import { indexes, rounded, ticks } from '@/ui/geometry';
import { Plate } from '@/features/site/projects/drawings/Plate';
import styles from '@/features/site/projects/drawings/Plate.module.css';

const leaves = 34;
/** The angle between successive leaves of a plant, in degrees. */
const goldenAngle = 137.508;

const face = 'M0 0C-34-18-46-62-24-92C-14-104 14-104 24-92C46-62 34-18 0 0Z';
const rib = 'M0-6V-84';
const veins =
  'M0-24C-9-34-17-40-24-44M0-24C9-34 17-40 24-44M0-46C-9-56-17-63-25-68M0-46C9-56 17-63 25-68M0-64C-6-73-11-79-16-84M0-64C6-73 11-79 16-84';

/** From the outermost leaf to the heart, each smaller than the previous one. */
const set = indexes(leaves).map((index) => ({
  turn: rounded(index * goldenAngle),
  scale: rounded(1.86 * (1 - index / leaves) ** 0.72 + 0.12),
}));

/** A cabbage from above: leaves spaced by the golden angle, and a small sun in the middle. */
export function KapustaDrawing() {
  return (
    <Plate>
      <path className={styles.fine} d={`${ticks(200, 200, 190, 194, 144)}${ticks(200, 200, 190, 198, 12)}`} />
      <g className={styles.slow}>
        {set.map(({ turn, scale }, index) => (
          <g key={turn} transform={`translate(200 200) rotate(${turn}) scale(${scale})`}>
            <path className={styles.leaf} d={face} />
            <path className={index % 3 === 0 ? styles.leafTint : styles.leafShade} d={face} />
            <path className={styles.rib} d={rib} />
            <path className={styles.veins} d={veins} />
          </g>
        ))}
      </g>
      <circle className={styles.sun} cx="200" cy="200" r="9" />
    </Plate>
  );
}
