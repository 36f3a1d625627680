import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import { OwnedProductDocument } from '@/data/generated/public/product';
import { oncePerVisit } from '@/data/oncePerVisit';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import styles from '@/features/product/ProductHero.module.css';

const ownedProduct = oncePerVisit(OwnedProductDocument);

type Kind = 'PURCHASED' | 'ACTIVATED' | 'INCLUDED';

const isShown = (kind: string | undefined): kind is Kind =>
  kind === 'PURCHASED' || kind === 'ACTIVATED' || kind === 'INCLUDED';

function Owned({ kind, children }: { kind: Kind; children: ReactNode }) {
  const { t } = useTranslation('product');
  const lang = useLang();
  const isIncluded = kind === 'INCLUDED';
  return (
    <>
      <p className={styles.stopped}>{t(`offer.owned.${kind}`)}</p>
      <ButtonLink
        wide
        variant="primary"
        to={isIncluded ? paths.subscription.href(lang) : paths.purchases.href(lang)}
      >
        {t(isIncluded ? 'offer.activate' : 'offer.purchases')}
      </ButtonLink>
      {/* A purchased product can be bought again. */}
      {kind === 'PURCHASED' && children}
    </>
  );
}

interface OwnedOfferProps {
  productId: string;
  /** Token of the possible owner. */
  bearer: string;
  /** The editions for everyone else, shown while loading and as the fallback. */
  children: ReactNode;
}

/** Links to a product for someone who already has it, through a purchase or their plan. */
export function OwnedOffer({ productId, bearer, children }: OwnedOfferProps) {
  const lang = useLang();
  useEffect(() => ownedProduct.forget, []);
  return (
    <Suspense fallback={children}>
      <Await resolve={ownedProduct.of(bearer, lang, { input: { productId } })}>
        {(answer) => {
          const kind = answer?.orderCheck.owned?.kind;
          return isShown(kind) ? <Owned kind={kind}>{children}</Owned> : children;
        }}
      </Await>
    </Suspense>
  );
}
