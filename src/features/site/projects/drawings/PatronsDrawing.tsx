import { circle, indexes, rounded, ticks } from '@/ui/geometry';
import { Plate } from '@/features/site/projects/drawings/Plate';
import styles from '@/features/site/projects/drawings/Plate.module.css';

const sun = { x: 92, y: 92 };

/** Rays from the sun past both sides of the unfinished globe, alternately straight and wavy. */
const rays = indexes(11).map((index) => {
  const degrees = 45 + (index - 5) * 6;
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const point = (along: number, aside: number) =>
    `${rounded(sun.x + dx * along - dy * aside)} ${rounded(sun.y + dy * along + dx * aside)}`;
  const straight = `M${point(64, 0)}L${point(138, 0)}`;
  const wavering = `M${point(64, 0)}Q${point(74, 4)} ${point(84, 0)}T${point(104, 0)}T${point(124, 0)}`;
  return index % 2 === 0 ? straight : wavering;
});

/** Arcs on the lit side of the globe, closer together towards the edge. */
const shading = [109, 111, 115, 122, 135, 158]
  .map((radius) => `M193.63 346.37A${radius} ${radius} 0 0 1 346.37 193.63`)
  .join('');

const crescent = 'M193.63 346.37A108 108 0 0 1 346.37 193.63A265 265 0 0 0 193.63 346.37Z';

/** A sun shining on a globe of which only the lit side exists: the rest is a dotted line. */
export function PatronsDrawing() {
  return (
    <Plate>
      <path className={styles.fine} d={ticks(sun.x, sun.y, 50, 56, 72)} />
      <path className={styles.hue} d={rays.join('')} />
      <path className={styles.dotted} d={circle(270, 270, 108)} />
      <path
        className={`${styles.dotted} ${styles.breath}`}
        d="M162 270a108 36 0 0 0 216 0M270 162a36 108 0 0 1 0 216"
      />
      <path className={styles.wash} d={crescent} />
      <path className={styles.fine} d={shading} />
      <path className={styles.line} d="M193.63 346.37A108 108 0 0 1 346.37 193.63" />
      <circle className={styles.sheet} cx={sun.x} cy={sun.y} r="46" />
      <circle className={styles.sun} cx={sun.x} cy={sun.y} r="38" />
      <path className={styles.fine} d={ticks(sun.x, sun.y, 26, 36, 48)} />
      <circle className={styles.solid} cx="270" cy="270" r="4" />
    </Plate>
  );
}
