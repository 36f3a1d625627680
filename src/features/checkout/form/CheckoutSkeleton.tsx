import { useTranslation } from 'react-i18next';
import { PageMeta } from '@/ui/PageMeta';
import { Loading, Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/checkout/form/CheckoutForm.module.css';

/** Placeholder for the form while its data loads. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('payment');
  return (
    <Loading label={t('loading')}>
      <div className={styles.checkout}>
        <div className={styles.what}>
          <PageMeta title={t('loading')} hidden />
          <h1>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton shape="title" width="long" />
          </h1>
          <Skeleton width="full" />
          <Skeleton shape="block" />
        </div>
        <div className={styles.pay}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="block" />
        </div>
      </div>
    </Loading>
  );
}
