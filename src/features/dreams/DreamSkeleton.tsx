import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/dreams/DreamView.module.css';

/** Placeholder for a dream. */
export function DreamSkeleton() {
  const { t } = useTranslation('dreams');
  return (
    <Loading label={t('loadingOne')}>
      <div className={styles.dream}>
        <h1>
          <VisuallyHidden>{t('metaTitle')}</VisuallyHidden>
          <Skeleton shape="amount" width="long" />
        </h1>
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton shape="block" />
      </div>
    </Loading>
  );
}
