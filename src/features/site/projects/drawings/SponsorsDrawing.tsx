import { circle, indexes, rounded } from '@/ui/geometry';
import { Plate } from '@/features/site/projects/drawings/Plate';
import styles from '@/features/site/projects/drawings/Plate.module.css';

const centre = 166;
const radius = 132;

/** Meridians of a globe seen from the side: increasingly narrow ellipses. */
const meridians = [0.35, 0.68, 0.9].map((part) => {
  const across = rounded(radius * part);
  return `M200 ${centre - radius}A${across} ${radius} 0 0 1 200 ${centre + radius}A${across} ${radius} 0 0 1 200 ${centre - radius}`;
});

/** Parallels: the tropics and the polar circles as flat ellipses. */
const parallels = [-66, -30, 30, 66].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  const across = rounded(radius * Math.cos(angle));
  const y = rounded(centre + radius * Math.sin(angle));
  return `M${rounded(200 - across)} ${y}a${across} ${rounded(across * 0.16)} 0 0 0 ${rounded(2 * across)} 0`;
});

/** Months on the band of the ecliptic. */
const months = indexes(25)
  .map((index) => ((index - 12) * Math.PI) / 25)
  .map((angle) => {
    const x = rounded(200 + 148 * Math.sin(angle));
    const y = rounded(centre + 42 * Math.cos(angle));
    return `M${x} ${y - 7}V${y + 7}`;
  })
  .join('');

/** An armillary sphere: an entire sky on one foot, and a line below it. */
export function SponsorsDrawing() {
  return (
    <Plate>
      <circle className={styles.wash} cx="200" cy={centre} r={radius} />
      <path className={styles.fine} d={meridians.join('')} />
      <path className={styles.fine} d={parallels.join('')} />
      <path className={styles.line} d={circle(200, centre, radius)} />
      <path className={styles.line} d={circle(200, centre, radius + 7)} />
      <path className={styles.line} d={`M200 ${centre - radius - 22}V${centre + radius + 14}`} />
      <circle className={styles.sun} cx="200" cy={centre} r="17" />
      <circle className={styles.fine} cx="200" cy={centre} r="52" />
      <circle className={`${styles.solid} ${styles.breath}`} cx="246" cy={centre - 25} r="7" />
      <g transform={`rotate(-23.5 200 ${centre})`}>
        <path
          className={styles.hue}
          d={`M52 ${centre - 7}a148 42 0 0 0 296 0M52 ${centre + 7}a148 42 0 0 0 296 0`}
        />
        <path className={styles.fine} d={months} />
        <path className={styles.dotted} d={`M52 ${centre}a148 42 0 0 1 296 0`} />
      </g>
      <path className={styles.sheet} d="M193 312h14l4 28c3 12 20 16 40 22H149c20-6 37-10 40-22Z" />
      <path className={styles.line} d="M189 322h22M186 342h28" />
      <path className={styles.hue} d="M110 384H290" />
    </Plate>
  );
}
