import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { BackLink } from '@/ui/BackLink';
import { Ours } from '@/ui/Ours';
import styles from '@/features/checkout/form/ProductHeader.module.css';
import type { Product } from '@/features/checkout/types';

/** What is being bought, and for how long access lasts. */
export function ProductHeader({
  product,
}: {
  product: Pick<Product, 'slug' | 'title' | 'description' | 'availableDuration' | 'Plan'>;
}) {
  const { t } = useTranslation('payment');
  const lang = useLang();
  const { slug, title, description, availableDuration: days, Plan } = product;
  return (
    <header className={styles.header}>
      <Ours>{!Plan && <BackLink to={paths.product.href(lang, slug)}>{t('toProduct')}</BackLink>}</Ours>
      <h1>{title}</h1>
      <p className={styles.description}>{description}</p>
      {/* For a plan, the editions state the duration. */}
      {!Plan && (
        <p className={styles.access}>
          {days === null ? t('access.forGood') : t('access.days', { count: days })}
        </p>
      )}
    </header>
  );
}
