import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import { ownedProducts } from '@/features/plans/memberQueries';
import { ProductCard } from '@/features/plans/ProductCard';
import type { ProductCardFragment as Product } from '@/data/generated/public/landing';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import styles from '@/features/plans/ProductCards.module.css';

interface OwnedProductCardsProps {
  products: readonly Product[];
  /** The level of their headings. */
  level: 2 | 3;
  /** Token of the member or guest whose products are loaded. */
  bearer: string;
  children: ReactNode;
}

/** The products, for someone who owns some. `children`, the cards for everyone else, are shown while loading. */
export function OwnedProductCards({ products, level, bearer, children }: OwnedProductCardsProps) {
  const { t } = useTranslation('landing');
  const lang = useLang();
  const isMember = useSession(({ token }) => token !== undefined);
  useEffect(() => ownedProducts.forget, []);
  const item = isMember ? paths.libraryItem : paths.guestItem;
  return (
    <Suspense fallback={children}>
      <Await resolve={ownedProducts.of(bearer, lang)}>
        {(given) => {
          const items = new Map(given?.ownedProducts.map(({ productId, itemId }) => [productId, itemId]));
          if (items.size === 0) return children;
          return products.map((product) => {
            const itemId = items.get(product.id);
            return itemId === undefined ? (
              <ProductCard key={product.id} product={product} level={level} />
            ) : (
              <ProductCard key={product.id} product={product} level={level} to={item.href(lang, itemId)}>
                <p className={styles.price}>{t('catalogue.owned')}</p>
              </ProductCard>
            );
          });
        }}
      </Await>
    </Suspense>
  );
}
