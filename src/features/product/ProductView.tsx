import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownPrice } from '@/commerce/price';
import { RatingLine } from '@/commerce/RatingLine';
import { useLang } from '@/i18n/lang';
import { loadChunk } from '@/lib/chunks';
import { paths } from '@/shared/paths';
import { Band } from '@/ui/layout/Band';
import { Card } from '@/ui/layout/Card';
import { CardGrid } from '@/ui/layout/CardGrid';
import { lazyPart } from '@/ui/lazyPart';
import { Link } from '@/ui/Link';
import { PersonList } from '@/ui/PersonList';
import { Picture } from '@/ui/Picture';
import { cardSizes, heroSizes } from '@/ui/pictureSizes';
import { PageHero } from '@/ui/layout/PageHero';
import { Contents } from '@/features/product/Contents';
import { Offer } from '@/features/product/Offer';
import type { ContentItem, ProductPage, Tariff } from '@/features/product/product';
import { ProductLinks, RecommendProduct } from '@/features/product/ProductLinks';
import { ProductPicture } from '@/features/product/ProductPicture';
import styles from '@/features/product/ProductView.module.css';
import { Sample } from '@/features/product/Sample';

/** Below the fold, but included in the prerendered page. */
const ratings = lazyPart(async () => (await loadChunk(() => import('@/features/product/Ratings'))).Ratings);

interface ProductViewProps {
  page: ProductPage;
  priceOf: (tariff: Tariff) => ShownPrice | undefined;
}

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="lazy-render stack gap-3">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** What happens after paying, and the refund terms. */
function Afterwards({ days }: { days: number | null }) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const lang = useLang();
  return (
    <>
      <Part title={t('after.title')}>
        <ul>
          <li>{days === null ? t('access.forGood') : t('access.days', { count: days })}</li>
          <li>{t('after.open')}</li>
          <li>{t('after.guest')}</li>
        </ul>
      </Part>
      <Part title={t('refund.title')}>
        <p>{t('refund.text')}</p>
        <p>
          <Link to={paths.offer.href(lang)}>{common('nav.offer')}</Link>
        </p>
      </Part>
    </>
  );
}

/** A product page: what it is, what it contains, who made it, and what it costs. */
export function ProductView({ page, priceOf }: ProductViewProps) {
  const { t } = useTranslation('product');
  const lang = useLang();
  const { Product: product, Contents: contents, Authors, Sample: sample, Researches: related } = page;
  const tariffs = product.Tariffs.toSorted((a, b) => a.index - b.index);
  const filled = tariffs.flatMap((tariff) => {
    const items = contents.find(({ tariffId }) => tariffId === tariff.id)?.Items ?? [];
    return items.length > 0 ? [{ tariff, items }] : [];
  });
  const isListed = ({ title }: ContentItem, before: number) =>
    filled.slice(0, before).some(({ items }) => items.some((item) => item.title === title));
  return (
    <>
      <article>
        <PageHero
          eyebrow={
            <Link className={styles.back} to={paths.products.href(lang)}>
              {t('back')}
            </Link>
          }
          title={<bdi>{product.title}</bdi>}
          lead={<bdi>{product.description}</bdi>}
          figure={
            product.imageWeb === null ? (
              <ProductPicture slug={product.slug} />
            ) : (
              <Picture first address={product.imageWeb} narrow={product.imageMob} sizes={heroSizes} />
            )
          }
        />
        <div className={styles.columns}>
          <aside className={styles.side}>
            <Card title={t('offer.title')}>
              {product.Rating && (
                <p>
                  <a className={styles.rating} href="#ratings">
                    <RatingLine rating={product.Rating} />
                  </a>
                </p>
              )}
              <Offer product={{ ...product, Tariffs: tariffs }} priceOf={priceOf} />
              <ProductLinks product={product} />
            </Card>
            <RecommendProduct product={product} />
          </aside>
          <div className={styles.main}>
            {filled.length > 0 && (
              <Part title={t('contents.title')}>
                {filled.map(({ tariff, items }, index) => (
                  <section key={tariff.id} className="stack gap-2">
                    {filled.length > 1 && (
                      <h3 className={styles.tariff}>
                        <bdi>{tariff.name}</bdi>
                      </h3>
                    )}
                    {/* Items that an earlier edition already has are only listed by name. */}
                    <Contents
                      items={items.filter((item) => !isListed(item, index))}
                      known={items.filter((item) => isListed(item, index))}
                    />
                  </section>
                ))}
              </Part>
            )}
            {sample && (
              <Part title={t('sample')}>
                <Sample sample={sample} />
              </Part>
            )}
            {Authors.length > 0 && (
              <Part title={t('authors')}>
                <PersonList people={Authors} website={t('links.website')} />
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
            <Afterwards days={product.availableDuration} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <Band tone="sunken" title={t('related')}>
          <CardGrid
            cards={related.map(({ id, slug, title, description, imageWeb }) => ({
              key: id,
              figure: imageWeb !== null && <Picture address={imageWeb} sizes={cardSizes} shape="cover" />,
              title: <bdi>{title}</bdi>,
              text: <bdi>{description}</bdi>,
              to: paths.research.href(lang, slug),
            }))}
          />
        </Band>
      )}
    </>
  );
}
