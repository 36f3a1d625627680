import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/layout/Card';
import { Money } from '@/ui/Money';
import { NamedMark } from '@/ui/NamedMark';
import styles from '@/features/checkout/result/OrderDetails.module.css';
import { BuyerLines } from '@/commerce/buyer/BuyerLines';
import { SellerLines } from '@/commerce/buyer/SellerLines';
import { compareAmounts } from '@/commerce/price';
import type { Order } from '@/features/checkout/types';

interface OrderDetailsProps {
  order: Order;
  /** The product's title. */
  title: string;
  /** Whether it's paid; if so, this is the receipt and can be printed. */
  isReceipt: boolean;
}

function Row({ label, total = false, children }: { label: string; total?: boolean; children: ReactNode }) {
  return (
    <div className={total ? styles.total : styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What was ordered and what it costs: the receipt, once paid. */
export function OrderDetails({ order, title, isReceipt }: OrderDetailsProps) {
  const { t } = useTranslation(['payment', 'receipt']);
  const { date, dateTime, number } = useFormat();
  const { code } = order.Currency;
  const isPlan = order.Products.some(({ Plan }) => Plan !== null);
  const { Purchase: purchase, Transaction: transaction } = order;
  return (
    <Card title={isReceipt ? t('order.title') : t('order.titleUnpaid')} aside={<NamedMark />}>
      <dl className={styles.rows}>
        <Row label={t('order.orderNumber')}>
          <bdi>{order.number}</bdi>
        </Row>
        {isReceipt && order.receiptNumber !== null && (
          <Row label={t('order.number')}>{order.receiptNumber}</Row>
        )}
        {isReceipt && order.paidAt !== null ? (
          <Row label={t('order.date')}>{dateTime(order.paidAt)}</Row>
        ) : (
          <Row label={t('order.orderedOn')}>{dateTime(order.createdAt)}</Row>
        )}
        {isReceipt && transaction && (
          <Row label={t('order.method')}>{transaction.PaymentMethod.displayName}</Row>
        )}
        {isReceipt && order.Seller && (
          <Row label={t('receipt:seller')}>
            <SellerLines lines={order.Seller.lines} taxId={order.Seller.taxId} />
          </Row>
        )}
        {order.email !== null && (
          <Row label={t('order.email')}>
            <bdi>{order.email}</bdi>
          </Row>
        )}
        {isReceipt && order.BuyerDetails && (
          <Row label={t('receipt:buyer')}>
            <BuyerLines details={order.BuyerDetails} />
          </Row>
        )}
        <Row label={t('order.product')}>{title}</Row>
        {order.Tariff && <Row label={t('order.tariff')}>{order.Tariff.name}</Row>}
        {order.Gift && <Row label={t('order.gift')}>{order.Gift.title}</Row>}
        {/* How long a plan lasts is up to its subscription. */}
        {purchase?.status === 'ACTIVE' && !isPlan && (
          <Row label={t('order.access')}>
            {purchase.availableTo === null
              ? t('order.forGood')
              : t('order.accessUntil', { date: date(purchase.availableTo) })}
          </Row>
        )}
        {compareAmounts(order.difference, '0') !== 0 && (
          <>
            <Row label={t('order.price')}>
              <Money amount={order.default} currency={code} />
            </Row>
            <Row label={t(order.isMemberPrice ? 'order.memberPrice' : 'order.difference')}>
              <Money amount={`-${order.difference}`} currency={code} />
            </Row>
          </>
        )}
        <Row label={t('order.total')} total>
          <Money amount={order.price} currency={code} />
        </Row>
        {isReceipt &&
          order.Taxes.map(({ rate, net, tax }) => (
            <Fragment key={rate}>
              <Row label={t('receipt:net')}>
                <Money amount={net} currency={code} />
              </Row>
              <Row label={t('receipt:tax', { rate: number(Number(rate)) })}>
                <Money amount={tax} currency={code} />
              </Row>
            </Fragment>
          ))}
        {isReceipt &&
          transaction?.CreditNotes.map(({ id, number, issuedAt, total }) => (
            <Row key={id} label={t('order.creditNote', { number, date: date(issuedAt) })}>
              <Money amount={total} currency={code} />
            </Row>
          ))}
      </dl>
      {isReceipt && (
        <div className={styles.print}>
          <Button onClick={() => window.print()}>{t('order.print')}</Button>
        </div>
      )}
    </Card>
  );
}
