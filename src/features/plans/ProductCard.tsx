import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PriceFrom } from '@/commerce/PriceFrom';
import { PriceNotes } from '@/commerce/PriceNotes';
import { RatingLine } from '@/commerce/RatingLine';
import type { Catalogue } from '@/features/plans/catalogue';
import { useSalePrice } from '@/features/plans/price';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { CardLink } from '@/ui/layout/CardLink';
import { Money } from '@/ui/Money';
import { Picture } from '@/ui/Picture';
import { cardSizes } from '@/ui/pictureSizes';
import styles from '@/features/plans/ProductCards.module.css';

export type Product = Catalogue['products'][number];

interface ProductCardProps {
  product: Product;
  /** Link target; defaults to the product page. */
  to?: string;
  /** Replaces the price. */
  children?: ReactNode;
}

/** A product that can be bought on its own. */
export function ProductCard({ product, to, children }: ProductCardProps) {
  const { t } = useTranslation(['landing', 'common']);
  const lang = useLang();
  const offered = useSalePrice()(product);
  const { price } = offered;
  return (
    <li className={`${styles.product} ${product.imageWeb === null ? '' : styles.withPicture}`}>
      {product.imageWeb === null ? (
        <i className={styles.body} aria-hidden="true" />
      ) : (
        <Picture address={product.imageWeb} sizes={cardSizes} shape="cover" />
      )}
      <h3>
        <CardLink to={to ?? paths.product.href(lang, product.slug)}>
          <bdi>{product.title}</bdi>
        </CardLink>
      </h3>
      <p className={styles.description}>
        <bdi>{product.description}</bdi>
      </p>
      {product.Rating && (
        <p className={styles.description}>
          <RatingLine rating={product.Rating} />
        </p>
      )}
      {children ? (
        children
      ) : price ? (
        <p className={styles.price}>
          {offered.isFrom ? (
            <span className={styles.from}>
              <PriceFrom price={price} />
            </span>
          ) : (
            <Money amount={price.amount} currency={price.currency} />
          )}{' '}
          {price.struck && (
            <Money struck amount={price.struck} currency={price.currency} label={t('plans.before')} />
          )}
          <PriceNotes price={price} />
        </p>
      ) : (
        <p className={styles.from}>{t(`common:price.${offered.why}`)}</p>
      )}
    </li>
  );
}
