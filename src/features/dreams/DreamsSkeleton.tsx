import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/features/dreams/DreamCards.module.css';

/** The place of a page of dreams. */
export function DreamsSkeleton({ cards }: { cards: number }) {
  const { t } = useTranslation('dreams');
  return (
    <Loading label={t('loading')}>
      <ul className={styles.cards}>
        {Array.from({ length: cards }, (_, card) => (
          <li key={card} className={styles.card}>
            <Skeleton width="half" />
            <Skeleton shape="title" width="long" />
            <Skeleton />
            <Skeleton width="long" />
          </li>
        ))}
      </ul>
    </Loading>
  );
}
