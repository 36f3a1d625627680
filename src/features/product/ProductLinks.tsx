import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '@/lib/chunks';
import { useSession } from '@/session/session';
import { lazyPart } from '@/ui/lazyPart';
import { safeHref } from '@/ui/safeHref';
import type { ProductPage } from '@/features/product/product';

/** Only for members. */
const share = lazyPart(
  async () => (await loadChunk(() => import('@/features/product/ShareProduct'))).ShareProduct,
  { optional: true },
);

/** Links to a product's other pages and stores. */
export function ProductLinks({ product }: { product: ProductPage['Product'] }) {
  const { t } = useTranslation('product');
  const { landingUrl, appleId } = product;
  const links = [
    { href: safeHref(landingUrl), name: t('links.website') },
    {
      href: appleId === null ? undefined : `https://apps.apple.com/app/id${appleId}`,
      name: t('links.appStore'),
    },
  ].filter(({ href }) => href !== undefined);
  if (links.length === 0) return null;
  return (
    <ul className="list cluster">
      {links.map(({ href, name }) => (
        <li key={name}>
          <a href={href} rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** For members: their referral link for a product. */
export function RecommendProduct({ product }: { product: ProductPage['Product'] }) {
  const memberId = useSession(({ token, user }) => (token === undefined ? undefined : user?.id));
  if (!product.affiliateProgram || memberId === undefined) return null;
  return (
    <Suspense>
      <share.Part slug={product.slug} memberId={memberId} />
    </Suspense>
  );
}
