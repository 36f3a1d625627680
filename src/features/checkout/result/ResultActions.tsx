import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { attempts } from '@/features/checkout/attempt/attemptStore';
import { providerPage } from '@/lib/providerPage';
import { redirectTo } from '@/lib/redirectTo';
import styles from '@/features/checkout/result/OrderResult.module.css';
import { OpenLinks } from '@/features/checkout/result/OpenLinks';
import type { OrderView } from '@/features/checkout/result/orderView';
import type { Order } from '@/features/checkout/types';

interface ResultActionsProps {
  order: Order;
  productId: string;
  view: OrderView;
  /** Whether the buyer has no account. */
  isGuest: boolean;
}

/** The payment form with the order's tariff selected. */
const formOf = (
  lang: Parameters<typeof paths.productPayment.href>[0],
  productId: string,
  { Tariff }: Order,
): string => paths.productPayment.href(lang, productId, Tariff ? { tariff: Tariff.id } : {});

/** Makes the form pay this order, even on a device that didn't create it. */
function continueOrder(productId: string, orderId: string): void {
  if (attempts.read(productId)?.orderId !== orderId) attempts.write(productId, { orderId, paid: false });
}

/** The next actions, depending on the state of the order. */
export function ResultActions({ order, productId, view, isGuest }: ResultActionsProps) {
  const { t } = useTranslation(['payment', 'common']);
  const lang = useLang();
  const here = paths.productPayment.href(lang, productId, { order: order.id });
  const form = formOf(lang, productId, order);
  const page = providerPage(order.Transaction?.redirectUrl ?? '');

  const item = order.Purchase?.hasGoods === true && !order.Waiting ? order.Purchase : undefined;
  const open = item && <OpenLinks id={item.id} first={item.FirstGood} isGuest={isGuest} />;

  switch (view) {
    case 'paid':
    case 'partlyRefunded':
    case 'refunded':
      // After a refund there's nothing left to move to an account; what a guest has is moved by the form below.
      if (isGuest)
        return view === 'refunded' ? null : (
          <div className={styles.actions}>
            {open}
            {order.email === null && (
              <ButtonLink
                variant={item ? 'quiet' : 'primary'}
                to={paths.register.href(lang, { returnTo: here })}
              >
                {t('waysOn.register')}
              </ButtonLink>
            )}
          </div>
        );
      return (
        <div className={styles.actions}>
          {open}
          {order.Trial ? (
            <ButtonLink variant={item ? 'quiet' : 'primary'} to={paths.subscription.href(lang)}>
              {t('waysOn.subscription')}
            </ButtonLink>
          ) : order.purpose === 'PRESENT' ? (
            <ButtonLink to={paths.presents.href(lang)}>{t('common:nav.presents')}</ButtonLink>
          ) : (
            <ButtonLink variant={item ? 'quiet' : 'primary'} to={paths.purchases.href(lang)}>
              {t('waysOn.purchases')}
            </ButtonLink>
          )}
        </div>
      );
    case 'unconfirmed':
      return (
        <div className={styles.actions}>
          {page !== undefined && (
            <Button variant="primary" onClick={() => redirectTo(page)}>
              {t('result.unconfirmed.action')}
            </Button>
          )}
          <ButtonLink to={form} onClick={() => continueOrder(productId, order.id)}>
            {t('result.changeChoice')}
          </ButtonLink>
        </div>
      );
    case 'declined':
    case 'unpaid':
      return (
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={form} onClick={() => continueOrder(productId, order.id)}>
            {t(`result.${view}.action`)}
          </ButtonLink>
        </div>
      );
    case 'expired':
      return (
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={form}>
            {t('result.expired.action')}
          </ButtonLink>
        </div>
      );
    case 'processing':
      return null;
  }
}
