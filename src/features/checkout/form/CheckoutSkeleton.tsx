import { useTranslation } from 'react-i18next';
import { Loading, Skeleton } from '@/ui/Skeleton';
import styles from '@/features/checkout/form/CheckoutForm.module.css';

/** Placeholder for the form while its data loads. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('payment');
  return (
    <Loading label={t('loading')}>
      <div className={styles.checkout}>
        <div className={styles.choices}>
          <Skeleton shape="title" width="long" />
          <Skeleton width="full" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="control" />
        </div>
        <Skeleton shape="block" />
      </div>
    </Loading>
  );
}
