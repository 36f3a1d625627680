import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentRowFragment } from '@/data/generated/payments';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { Money } from '@/ui/Money';
import styles from '@/features/wallet/PaymentDetails.module.css';

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The details of a payment that don't fit in its row. */
export function PaymentDetails({ payment }: { payment: PaymentRowFragment }) {
  const { t } = useTranslation('wallet');
  const { dateTime, list } = useFormat();
  const lang = useLang();
  const { Order, Currency, actualAmount, actualCurrency, fee, FeeCurrency, refunded, CreditNotes } = payment;
  const [product] = Order?.Products ?? [];
  return (
    <dl className={styles.facts}>
      <Fact term={t('payments.details.changed')}>{dateTime(payment.dateOfStatusChange)}</Fact>
      {actualAmount !== null && actualCurrency && (
        <Fact term={t('payments.details.actual')}>
          <Money amount={actualAmount} currency={actualCurrency.code} />
        </Fact>
      )}
      {fee !== null && (
        <Fact term={t('payments.details.fee')}>
          <Money amount={fee} currency={FeeCurrency.code} />
        </Fact>
      )}
      {Number(refunded) > 0 && (
        <Fact term={t('payments.details.refunded')}>
          <Money amount={refunded} currency={Currency.code} />
        </Fact>
      )}
      {Order && (
        <Fact term={t('payments.details.products')}>
          <bdi>{list(Order.Products.map(({ title }) => title))}</bdi>
          {Order.Tariff && (
            <>
              <span>{'\u00a0· '}</span>
              <bdi>{Order.Tariff.name}</bdi>
            </>
          )}
        </Fact>
      )}
      {Order && Order.receiptNumber !== null && (
        <Fact term={t('payments.details.receiptNumber')}>{Order.receiptNumber}</Fact>
      )}
      {CreditNotes.length > 0 && (
        <Fact term={t('payments.details.creditNotes')}>{list(CreditNotes.map(({ number }) => number))}</Fact>
      )}
      {Order && product && (
        <Fact term={t('payments.details.order')}>
          <Link to={paths.productPayment.href(lang, product.id, { order: Order.id })}>
            <bdi>{Order.number || Order.id}</bdi>
          </Link>
        </Fact>
      )}
      <Fact term={t('payments.details.number')}>
        <bdi className={styles.id}>{payment.id}</bdi>
      </Fact>
    </dl>
  );
}
