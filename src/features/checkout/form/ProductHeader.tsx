import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { isolate } from '@/i18n/isolate';
import { pictureAt } from '@/shared/pictures';
import { paths } from '@/shared/paths';
import { BackLink } from '@/ui/BackLink';
import { Ours } from '@/ui/Ours';
import { Picture } from '@/ui/Picture';
import styles from '@/features/checkout/form/ProductHeader.module.css';
import type { Product } from '@/features/checkout/types';

interface ProductHeaderProps {
  product: Pick<Product, 'slug' | 'title' | 'description' | 'availableDuration' | 'imageWeb' | 'Plan'>;
  /** The seller's name; null if the provider doesn't say it. */
  seller: string | null;
  /** How many days an unused purchase can be returned; undefined if that isn't known or doesn't apply. */
  refundDays: number | undefined;
  isPresent: boolean;
}

/** What is being bought, for how long access lasts, who sells it, and the right to return it. */
export function ProductHeader({ product, seller, refundDays, isPresent }: ProductHeaderProps) {
  const { t } = useTranslation('payment');
  const lang = useLang();
  const { slug, title, description, availableDuration: days, imageWeb, Plan } = product;
  return (
    <header className={styles.header}>
      <Ours>
        <BackLink to={Plan ? `${paths.services.href(lang)}#plans` : paths.product.href(lang, slug)}>
          {t(Plan ? 'member.join' : 'toProduct')}
        </BackLink>
      </Ours>
      <div className={styles.item}>
        {pictureAt(imageWeb) && (
          <div className={styles.cover}>
            <Picture address={imageWeb} sizes="(max-width: 58rem) 4.5rem, 11rem" shape="cover" first />
          </div>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.facts}>
          {/* For a plan, the options state the duration. */}
          {!Plan && (
            <p className={styles.access}>
              {days === null ? t('access.forGood') : t('access.days', { count: days })}
            </p>
          )}
          {seller !== null && <p>{t('seller', { name: isolate(seller) })}</p>}
          {refundDays !== undefined && (
            <p className={styles.refund}>
              {t(isPresent ? 'refund.present' : 'refund.unused', { count: refundDays })}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
