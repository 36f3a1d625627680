import { useTranslation } from 'react-i18next';
import type { PaymentRowFragment } from '@/data/generated/payments';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import type { Column, RowDetails } from '@/ui/list/DataTable';
import { Money } from '@/ui/Money';
import { StatusPill } from '@/ui/StatusPill';
import { PaymentAction } from '@/features/wallet/PaymentAction';
import { PaymentDetails } from '@/features/wallet/PaymentDetails';
import { paymentTone } from '@/features/wallet/paymentState';
import styles from '@/features/wallet/PaymentTable.module.css';

type Payment = PaymentRowFragment;

/** Columns of the payment list and the expandable row details; `now` in milliseconds since the Unix epoch. */
export function usePaymentColumns(now: number): {
  columns: readonly Column<Payment>[];
  details: RowDetails<Payment>;
} {
  const { t } = useTranslation(['wallet', 'payments']);
  const { dateTime, list } = useFormat();
  const whatOf = ({ Order }: Payment) =>
    Order ? list(Order.Products.map(({ title }) => title)) : t('payments:topUp');
  const column = (key: 'what' | 'date' | 'method' | 'status' | 'amount' | 'action') => ({
    key,
    name: t(`payments.columns.${key}`),
    className: styles[key],
  });
  const columns: readonly Column<Payment>[] = [
    {
      ...column('what'),
      cell: (payment) => (
        <span className={styles.title}>
          <bdi>{whatOf(payment)}</bdi>
        </span>
      ),
    },
    {
      ...column('date'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dateTime(createdAt)}</time>,
    },
    { ...column('method'), cell: ({ PaymentMethod }) => PaymentMethod.displayName },
    {
      ...column('status'),
      cell: ({ status }) => (
        <StatusPill tone={paymentTone[status]}>{t(`payments:status.${status}`)}</StatusPill>
      ),
    },
    {
      ...column('amount'),
      cell: ({ amount, Currency }) => <Money amount={amount} currency={Currency.code} />,
    },
    {
      ...column('action'),
      cell: (payment) => <PaymentAction payment={payment} title={isolate(whatOf(payment))} now={now} />,
    },
  ];
  return {
    columns,
    details: {
      title: t('payments.details.title'),
      nameOf: (payment) => t('payments.detailsOf', { title: isolate(whatOf(payment)) }),
      content: (payment) => <PaymentDetails payment={payment} />,
    },
  };
}
