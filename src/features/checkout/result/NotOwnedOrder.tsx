import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { dismiss } from '@/lib/notices';
import { useSession } from '@/session/session';
import { paths } from '@/shared/paths';
import { product as site } from '@/shared/product';
import { ButtonLink } from '@/ui/Button';
import { ResultMark } from '@/features/checkout/result/ResultMark';
import type { OrderedProduct } from '@/features/checkout/checkoutData';
import styles from '@/features/checkout/result/OrderResult.module.css';

interface NotOwnedOrderProps {
  orderId: string;
  product: OrderedProduct;
  /** Whether the order belongs to an account. Otherwise we don't reveal whether it exists. */
  isInAccount: boolean;
}

/** An order that this visitor may not see, or that doesn't exist. */
export function NotOwnedOrder({ orderId, product, isInAccount }: NotOwnedOrderProps) {
  const { t } = useTranslation(['payment', 'common']);
  const lang = useLang();
  const isSignedIn = useSession((state) => state.token !== undefined);
  // This page explains better what happened to the link.
  useEffect(() => {
    if (isInAccount) dismiss('linkInvalid');
  }, [isInAccount]);
  const words = isInAccount ? 'claimed' : 'foreign';
  const returnTo = paths.productPayment.href(lang, product.id, { order: orderId });
  return (
    <article className={styles.result}>
      <title>{`${t('result.metaTitle', { title: product.title })} · ${site.name}`}</title>
      <header className={styles.news}>
        <ResultMark view="foreign" />
        <h1 className={styles.title}>{t(`result.${words}.title`)}</h1>
        <p className={styles.text}>{t(`result.${words}.text`, { title: product.title })}</p>
      </header>
      <div className={styles.actions}>
        {!isSignedIn && (
          <ButtonLink variant="primary" to={paths.login.href(lang, { returnTo })}>
            {t('result.foreign.login')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.resendPurchases.href(lang)}>{t('common:account.resend')}</ButtonLink>
        <ButtonLink to={paths.productPayment.href(lang, product.id)}>{t('result.foreign.again')}</ButtonLink>
      </div>
    </article>
  );
}
