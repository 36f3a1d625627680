import { useTranslation } from 'react-i18next';
import { RatingLine } from '@/commerce/RatingLine';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Picture } from '@/ui/Picture';
import { heroSizes } from '@/ui/pictureSizes';
import { NextDate } from '@/features/product/EventDates';
import { Offer } from '@/features/product/Offer';
import type { EventDate, PriceOf, ProductPage, Tariff } from '@/features/product/product';
import { ProductPicture } from '@/features/product/ProductPicture';
import styles from '@/features/product/ProductHero.module.css';

/** The cover of a product; one without a picture has a drawing. */
export function Cover({ product: { slug, imageWeb, imageMob } }: { product: ProductPage['Product'] }) {
  return imageWeb === null ? (
    <ProductPicture slug={slug} />
  ) : (
    <Picture first address={imageWeb} narrow={imageMob} sizes={heroSizes} />
  );
}

interface ProductHeroProps {
  page: ProductPage;
  tariffs: readonly Tariff[];
  priceOf: PriceOf;
  /** The next of its events. */
  nextDate: EventDate | undefined;
}

/** What a product is and what it costs, in the first window. */
export function ProductHero({ page, tariffs, priceOf, nextDate }: ProductHeroProps) {
  const { t } = useTranslation('product');
  const lang = useLang();
  const { Product: product, Sample, trialDays } = page;
  const hasMemberPrice = tariffs.some((tariff) => priceOf([tariff])?.member);
  const { availableDuration: days } = product;
  return (
    <header className={styles.hero}>
      <p className={styles.back}>
        <Link to={paths.products.href(lang)}>{t('back')}</Link>
      </p>
      <h1 className={styles.title}>
        <bdi>{product.title}</bdi>
      </h1>
      <div className={styles.cover}>
        <Cover product={product} />
      </div>
      {product.Rating && (
        <p className={styles.rating}>
          <a href="#ratings">
            <RatingLine rating={product.Rating} />
          </a>
        </p>
      )}
      <div className={styles.offer}>
        <Offer productId={product.id} tariffs={tariffs} priceOf={priceOf} />
        <p className={styles.facts}>
          <span>{days === null ? t('access.forGood') : t('access.days', { count: days })}</span>
          <span>{t('offer.noAccount')}</span>
        </p>
        {nextDate && <NextDate date={nextDate} />}
        <p className={styles.jumps}>
          {tariffs.length > 1 && <a href="#options">{t('offer.compare')}</a>}
          {Sample && <a href="#sample">{t('sample')}</a>}
          {hasMemberPrice && (
            <Link to={`${paths.services.href(lang)}#plans`}>
              {trialDays === undefined ? t('offer.join') : t('offer.trial', { count: trialDays })}
            </Link>
          )}
        </p>
      </div>
      <p className={styles.lead}>
        <bdi>{product.description}</bdi>
      </p>
    </header>
  );
}
