import { Suspense, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Await } from 'react-router-dom';
import { OwnedProductDocument, type OwnedProductQuery } from '@/data/generated/public/product';
import { request } from '@/data/request';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { ButtonLink } from '@/ui/Button';
import styles from '@/features/product/ProductView.module.css';

type Kind = 'PURCHASED' | 'ACTIVATED' | 'INCLUDED';

const isShown = (kind: string | undefined): kind is Kind =>
  kind === 'PURCHASED' || kind === 'ACTIVATED' || kind === 'INCLUDED';

function Owned({ kind, children }: { kind: Kind; children: ReactNode }) {
  const { t } = useTranslation('product');
  const lang = useLang();
  const isIncluded = kind === 'INCLUDED';
  return (
    <>
      <p className={styles.name}>{t(`offer.owned.${kind}`)}</p>
      <ButtonLink
        wide
        variant="primary"
        to={isIncluded ? paths.subscription.href(lang) : paths.purchases.href(lang)}
      >
        {t(isIncluded ? 'offer.activate' : 'offer.purchases')}
      </ButtonLink>
      {/* What was bought can be bought once more. */}
      {kind === 'PURCHASED' && children}
    </>
  );
}

interface OwnedOfferProps {
  productId: string;
  /** Whose product it may be. */
  bearer: string;
  /** The editions for anyone, shown until the answer and where there is none. */
  children: ReactNode;
}

/** The way to a product for who has it already, by purchase or by their plan. */
export function OwnedOffer({ productId, bearer, children }: OwnedOfferProps) {
  const lang = useLang();
  const asked = useMemo<Promise<OwnedProductQuery | undefined>>(
    () =>
      request(OwnedProductDocument, { lang, bearer, variables: { input: { productId } } }).catch(
        () => undefined,
      ),
    [lang, bearer, productId],
  );
  return (
    <Suspense fallback={children}>
      <Await resolve={asked}>
        {(answer) => {
          const kind = answer?.orderCheck.owned?.kind;
          return isShown(kind) ? <Owned kind={kind}>{children}</Owned> : children;
        }}
      </Await>
    </Suspense>
  );
}
