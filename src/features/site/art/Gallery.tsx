import { useTranslation } from 'react-i18next';
import { Drawing } from '@/features/site/art/Drawing';
import { frameIdOf, WorkDialog } from '@/features/site/art/WorkDialog';
import { WorkFacts } from '@/features/site/art/WorkFacts';
import { workNamed, works, type Work } from '@/features/site/art/works';
import { useSearchValues } from '@/ui/useSearchValues';
import styles from '@/features/site/art/Gallery.module.css';

/** The six works in their frames; the URL names the open one (`?work=tides`). */
export function Gallery() {
  const { t } = useTranslation('projectArt');
  const [search, change] = useSearchValues();
  const open = (work: Work | undefined) => change({ work: work?.id ?? '' });

  return (
    <>
      <ul className={styles.wall}>
        {works.map((work) => {
          const title = t(`works.${work.id}.title`);
          return (
            <li key={work.id} className={styles.work}>
              <button
                type="button"
                id={frameIdOf(work)}
                className={styles.frame}
                aria-label={t('gallery.open', { title })}
                aria-haspopup="dialog"
                onClick={() => open(work)}
              >
                <span className={styles.sheet}>
                  <Drawing id={work.id} />
                </span>
              </button>
              <div className={styles.label}>
                <h3>{title}</h3>
                <p className="muted small">
                  <WorkFacts work={work} />
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <WorkDialog work={workNamed(search.get('work'))} onShow={open} />
    </>
  );
}
