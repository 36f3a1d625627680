import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { has } from '@/ui/Has';
import { Link } from '@/ui/Link';
import { bodies } from '@/features/site/orrery/bodies';
import { PauseIcon, PlayIcon } from '@/ui/icons';
import bodyStyles from '@/features/site/orrery/bodies.module.css';
import styles from '@/features/site/orrery/Orrery.module.css';

function Orbits() {
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
      <circle className={styles.orbit} cx="50" cy="50" r="14.5" />
      <circle className={styles.dashed} cx="50" cy="50" r="23.5" />
      <circle className={styles.orbit} cx="50" cy="50" r="33" />
      <circle className={styles.dashed} cx="50" cy="50" r="42.5" />
      <circle className={styles.sun} cx="50" cy="50" r="5.6" />
    </svg>
  );
}

/**
 * The projects as bodies orbiting one center. They rotate together, so that their labels never collide; the dust
 * between them moves at its own speed. Static if the user prefers reduced motion, and there's a button to stop it.
 */
export function Orrery() {
  const { t } = useTranslation('landing');
  const lang = useLang();
  const [isStopped, stop] = useState(false);
  return (
    <div className={`${styles.orrery} ${isStopped ? styles.stopped : ''}`}>
      <Orbits />
      <i className={`${styles.dust} ${styles.first}`} aria-hidden="true" />
      <i className={`${styles.dust} ${styles.second}`} aria-hidden="true" />
      <i className={`${styles.dust} ${styles.third}`} aria-hidden="true" />
      <ul className={styles.system} aria-label={t('orrery.label')}>
        {bodies
          .filter(({ id }) => has(id))
          .map(({ id, name, label }) => (
            <li key={id} className={bodyStyles.place} data-project={id}>
              <Link className={styles.body} to={paths.project.href(lang, id)} preloadInView={false}>
                <i className={styles.ball} aria-hidden="true" />
                <bdi className={styles.full}>{name}</bdi>
                {label !== name && (
                  <bdi className={styles.short} aria-hidden="true">
                    {label}
                  </bdi>
                )}
              </Link>
            </li>
          ))}
      </ul>
      <button
        type="button"
        className={styles.pause}
        aria-label={isStopped ? t('orrery.play') : t('orrery.pause')}
        onClick={() => stop(!isStopped)}
      >
        {isStopped ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
      </button>
    </div>
  );
}
