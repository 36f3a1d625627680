import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '@/lib/chunks';
import { useSession } from '@/session/session';
import { lazyPart } from '@/ui/lazyPart';
import { outsideHref } from '@/ui/outsideHref';
import type { ProductPage } from '@/features/product/product';

/** Only members see it. */
const share = lazyPart(
  async () => (await loadChunk(() => import('@/features/product/ShareProduct'))).ShareProduct,
  { optional: true },
);

/** Where else a product is, and for members the link to recommend it by. */
export function ProductLinks({ product }: { product: ProductPage['Product'] }) {
  const { t } = useTranslation('product');
  const memberId = useSession(({ token, user }) => (token === undefined ? undefined : user?.id));
  const { slug, landingUrl, appleId, affiliateProgram } = product;
  const links = [
    { href: outsideHref(landingUrl), name: t('links.website') },
    {
      href: appleId === null ? undefined : `https://apps.apple.com/app/id${appleId}`,
      name: t('links.appStore'),
    },
  ].filter(({ href }) => href !== undefined);
  return (
    <>
      {links.length > 0 && (
        <ul className="list cluster">
          {links.map(({ href, name }) => (
            <li key={name}>
              <a href={href} rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {affiliateProgram && memberId !== undefined && (
        <Suspense>
          <share.Part slug={slug} memberId={memberId} />
        </Suspense>
      )}
    </>
  );
}
