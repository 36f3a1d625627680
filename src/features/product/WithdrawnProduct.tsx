import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import { PageHero } from '@/ui/layout/PageHero';
import type { ProductPage } from '@/features/product/product';
import { Cover } from '@/features/product/ProductHero';
import { RelatedStudies, SimilarProducts } from '@/features/product/Related';

/** The page of a product that is no longer sold: what its owners can do, and what is sold instead. */
export function WithdrawnProduct({ page }: { page: ProductPage }) {
  const { t } = useTranslation(['product', 'common']);
  const lang = useLang();
  const isGuest = useSession(({ token }) => token === undefined);
  return (
    <>
      <PageHero
        eyebrow={t('withdrawn.title')}
        title={<bdi>{page.Product.title}</bdi>}
        lead={t('withdrawn.text')}
        actions={
          <>
            <ButtonLink variant="primary" to={paths.purchases.href(lang)}>
              {t('offer.purchases')}
            </ButtonLink>
            {isGuest && (
              <ButtonLink to={paths.resendPurchases.href(lang)}>{t('common:account.resend')}</ButtonLink>
            )}
          </>
        }
        figure={<Cover product={page.Product} />}
      />
      <SimilarProducts products={page.Similar} />
      <RelatedStudies studies={page.Researches} />
    </>
  );
}
