import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/features/presents/BoughtPresents.module.css';

const rows = 4;

/** The place of the list of bought presents while it loads. */
export function PresentsSkeleton() {
  const { t } = useTranslation('presents');
  return (
    <Loading label={t('bought.loading')}>
      <ul className={styles.presents}>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row} className={styles.present}>
            <div>
              <Skeleton shape="title" width="half" />
              <Skeleton width="long" />
            </div>
            <Skeleton width="half" />
          </li>
        ))}
      </ul>
    </Loading>
  );
}
