import { at, circle, ticks } from '@/ui/geometry';
import { inGroups, type Achievement } from '@/features/achievements/achievements';
import { star } from '@/features/achievements/emblems/shapes';
import styles from '@/features/achievements/Sky.module.css';

const centre = 120;
const radiusOf = (orbit: number): number => 38 + orbit * 18;
/** Offsets the orbits, so that their first bodies don't line up. */
const startOf = (orbit: number): number => orbit * 67;

/** Each group is an orbit and each achievement a body on it that lights up once earned. Decorative only. */
export function Sky({ achievements }: { achievements: readonly Achievement[] }) {
  const orbits = inGroups(achievements);
  return (
    <svg className="drawing" viewBox="0 0 240 240" fill="none" aria-hidden="true">
      <path className={styles.orbit} d={ticks(centre, centre, 115, 118, 120)} />
      {orbits.map(({ group }, orbit) => (
        <path key={group} className={styles.orbit} d={circle(centre, centre, radiusOf(orbit))} />
      ))}
      <path className={styles.sun} d={star(centre, centre, 24, 14, 16)} />
      <circle className={styles.core} cx={centre} cy={centre} r="11" />
      {orbits.flatMap(({ members }, orbit) =>
        members.map(({ key, state }, index) => {
          const degrees = startOf(orbit) + (index * 360) / members.length;
          const [cx, cy] = at(centre, centre, radiusOf(orbit), degrees).split(' ');
          return (
            <circle key={key} className={styles[state]} cx={cx} cy={cy} r={state === 'EARNED' ? 6 : 4.5} />
          );
        }),
      )}
    </svg>
  );
}
