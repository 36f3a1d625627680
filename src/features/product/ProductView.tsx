import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '@/lib/chunks';
import { lazyPart } from '@/ui/lazyPart';
import { PersonList } from '@/ui/PersonList';
import { Afterwards } from '@/features/product/Afterwards';
import { contentsOf } from '@/features/product/contentsOf';
import { Options } from '@/features/product/Options';
import { Part } from '@/features/product/Part';
import type { PriceOf, ProductPage } from '@/features/product/product';
import { ProductHero } from '@/features/product/ProductHero';
import { ProductLinks, RecommendProduct } from '@/features/product/ProductLinks';
import { RelatedStudies, SimilarProducts } from '@/features/product/Related';
import styles from '@/features/product/ProductView.module.css';

// Below the fold, but included in the prerendered page.
const look = lazyPart(async () => (await loadChunk(() => import('@/features/product/Sample'))).Sample);
const included = lazyPart(
  async () => (await loadChunk(() => import('@/features/product/Contents'))).Contents,
);
const ratings = lazyPart(async () => (await loadChunk(() => import('@/features/product/Ratings'))).Ratings);

interface ProductViewProps {
  page: ProductPage;
  priceOf: PriceOf;
}

/** A product page: what it is, what it costs, what it contains, and who made it. */
export function ProductView({ page, priceOf }: ProductViewProps) {
  const { t } = useTranslation('product');
  const { Product: product, Authors, Sample: sample } = page;
  const tariffs = product.Tariffs.toSorted((a, b) => a.index - b.index);
  const contents = contentsOf(page, tariffs);
  const [nextDate] = contents
    .flatMap(({ item }) => item.Dates)
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  return (
    <>
      <article>
        <ProductHero page={page} tariffs={tariffs} priceOf={priceOf} nextDate={nextDate} />
        {tariffs.length > 1 && (
          <Options productId={product.id} tariffs={tariffs} contents={contents} priceOf={priceOf} />
        )}
        <div className={styles.columns}>
          <div className={styles.column}>
            {sample && (
              <Part id="sample" title={t('sample')}>
                <Suspense>
                  <look.Part sample={sample} page={page} />
                </Suspense>
              </Part>
            )}
            {contents.length > 0 && (
              <Part title={t('contents.title')}>
                <Suspense>
                  <included.Part contents={contents} tariffs={tariffs} />
                </Suspense>
              </Part>
            )}
            {product.Rating && (
              // Rendered at once, so that the link to it works before its contents have loaded.
              <Part id="ratings" title={t('ratings.title')}>
                <Suspense>
                  <ratings.Part page={page} rating={product.Rating} />
                </Suspense>
              </Part>
            )}
          </div>
          <div className={styles.column}>
            {Authors.length > 0 && (
              <Part title={t('authors')}>
                <PersonList people={Authors} website={t('links.website')} />
              </Part>
            )}
            <Afterwards days={product.availableDuration} />
            <ProductLinks product={product} />
            <RecommendProduct product={product} />
          </div>
        </div>
      </article>
      <SimilarProducts products={page.Similar} />
      <RelatedStudies studies={page.Researches} />
    </>
  );
}
