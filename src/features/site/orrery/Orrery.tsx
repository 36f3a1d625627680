import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { directionOf } from '@/shared/languages';
import { paths } from '@/shared/paths';
import type { ProjectId } from '@/shared/projects';
import { Link } from '@/ui/Link';
import { bodies, type Body } from '@/features/site/orrery/bodies';
import { Goods, type Good } from '@/features/site/orrery/Goods';
import { Orbits } from '@/features/site/orrery/Orbits';
import { has } from '@/ui/Has';
import { PauseIcon, PlayIcon } from '@/ui/icons';
import bodyStyles from '@/features/site/orrery/bodies.module.css';
import styles from '@/features/site/orrery/Orrery.module.css';

interface OrreryProps {
  /** What a project has, such as “24 studies”. */
  holdings?: ReadonlyMap<ProjectId, string>;
  goods?: readonly Good[];
  /** Opens a good in place. */
  onOpen?: (id: string) => void;
  /** Stands still while something else has the attention. */
  isHeld?: boolean;
}

const none: readonly Good[] = [];

/** The page of the science project lists the studies, regardless of who wrote its texts. */
const isThere = ({ id }: Body): boolean => has(id === 'science' ? 'studies' : id);

/** The projects in orbit, named by what they are, with what they have. */
function Projects({ holdings }: Pick<OrreryProps, 'holdings'>) {
  const { t } = useTranslation('landing');
  const lang = useLang();
  return (
    <ul className={styles.list} dir={directionOf(lang)} aria-label={t('orrery.label')}>
      {bodies.filter(isThere).map(({ id, orbit }) => (
        <li key={id} className={`${bodyStyles.place} ${bodyStyles[orbit]}`} data-project={id}>
          <Link className={styles.body} to={paths.project.href(lang, id)} preloadInView={false}>
            <i className={styles.ball} aria-hidden="true" />
            <span className={styles.label}>
              <b>{t(`orrery.names.${id}`)}</b> {holdings?.has(id) && <span>{holdings.get(id)}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * What is sold and the projects, orbiting one center. They rotate together, so that their labels never collide; the
 * dust between them moves at its own speed. Static if the user prefers reduced motion, and there's a button to stop it.
 */
export function Orrery({ holdings, goods = none, onOpen, isHeld = false }: OrreryProps) {
  const { t } = useTranslation('landing');
  const [isStopped, stop] = useState(false);
  return (
    <div className={styles.window}>
      <div className={`${styles.orrery} ${isStopped || isHeld ? styles.stopped : ''}`}>
        <Orbits />
        <i className={`${styles.dust} ${styles.first}`} aria-hidden="true" />
        <i className={`${styles.dust} ${styles.second}`} aria-hidden="true" />
        <div className={styles.system}>
          <Goods goods={goods} onOpen={onOpen} />
          <Projects holdings={holdings} />
        </div>
        <button
          type="button"
          className={styles.pause}
          aria-label={isStopped ? t('orrery.play') : t('orrery.pause')}
          onClick={() => stop(!isStopped)}
        >
          {isStopped ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
        </button>
      </div>
    </div>
  );
}
