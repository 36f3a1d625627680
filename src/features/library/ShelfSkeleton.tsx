import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/features/library/Shelf.module.css';

/** Placeholder for the item on the shelf that comes first. */
export function ShelfSkeleton() {
  const { t } = useTranslation('library');
  return (
    <Loading label={t('loading')}>
      <div className={styles.lead}>
        <div className={styles.leadCover}>
          <div className={styles.letter} />
        </div>
        <div className={styles.leadWords}>
          <Skeleton shape="title" width="long" />
          <Skeleton width="half" />
        </div>
      </div>
    </Loading>
  );
}
