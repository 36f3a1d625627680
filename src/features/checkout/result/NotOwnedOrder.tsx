import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
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
}

/** An order that this visitor may not see, or that does not exist: the two look the same. */
export function NotOwnedOrder({ orderId, product }: NotOwnedOrderProps) {
  const { t } = useTranslation('payment');
  const lang = useLang();
  const isSignedIn = useSession((state) => state.token !== undefined);
  const returnTo = paths.productPayment.href(lang, product.id, { order: orderId });
  return (
    <article className={styles.result}>
      <title>{`${t('result.metaTitle', { title: product.title })} · ${site.name}`}</title>
      <header className={styles.news}>
        <ResultMark view="foreign" />
        <h1 className={styles.title}>{t('result.foreign.title')}</h1>
        <p className={styles.text}>{t('result.foreign.text')}</p>
      </header>
      <div className={styles.actions}>
        {!isSignedIn && (
          <ButtonLink variant="primary" to={paths.login.href(lang, { returnTo })}>
            {t('result.foreign.login')}
          </ButtonLink>
        )}
        <ButtonLink to={paths.productPayment.href(lang, product.id)}>{t('result.foreign.again')}</ButtonLink>
      </div>
    </article>
  );
}
