import styles from '@/features/site/orrery/Orrery.module.css';

/** The center and the orbits; `bodies.module.css` has the same radii. */
export function Orbits() {
  return (
    <svg className={styles.orbits} viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <radialGradient id="orrery-halo">
          <stop className={styles.haloInner} offset="0" />
          <stop className={styles.haloOuter} offset="1" />
        </radialGradient>
        <radialGradient id="orrery-sun" cx="0.38" cy="0.34" r="0.75">
          <stop className={styles.sunInner} offset="0" />
          <stop className={styles.sunOuter} offset="1" />
        </radialGradient>
      </defs>
      <circle className={styles.halo} cx="50" cy="50" r="24" />
      <circle className={`${styles.dashed} ${styles.people}`} cx="50" cy="50" r="13.5" />
      <circle className={styles.dashed} cx="50" cy="50" r="27.5" />
      <circle className={styles.orbit} cx="50" cy="50" r="43" />
      <circle className={styles.sun} cx="50" cy="50" r="5" />
    </svg>
  );
}
