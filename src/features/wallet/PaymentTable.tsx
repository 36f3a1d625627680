import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { PaymentRowFragment } from '@/graphql/generated/payments';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Money } from '@/ui/Money';
import { StackedRow, StackedTable } from '@/ui/StackedTable';
import { StatusPill } from '@/ui/StatusPill';
import { PaymentAction } from '@/features/wallet/PaymentAction';
import { PaymentDetails } from '@/features/wallet/PaymentDetails';
import { paymentTone } from '@/features/wallet/paymentState';
import styles from '@/features/wallet/PaymentTable.module.css';

const columns = ['what', 'date', 'method', 'status', 'amount', 'action'] as const;

function Row({ payment, now }: { payment: PaymentRowFragment; now: number }) {
  const { t } = useTranslation(['wallet', 'payments']);
  const { dateTime, list } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const { Order, status, createdAt } = payment;
  const what = Order ? list(Order.Products.map(({ title }) => title)) : t('payments:topUp');
  const title = isolate(what);
  return (
    <>
      <StackedRow className={styles.row}>
        <th scope="row" className={styles.what}>
          <span className={styles.title}>
            <bdi>{what}</bdi>
          </span>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-label={t('payments.detailsOf', { title })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('payments.details.title')}
            <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
          </button>
        </th>
        <td className={styles.date}>
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        </td>
        <td className={styles.method}>{payment.PaymentMethod.displayName}</td>
        <td className={styles.status}>
          <StatusPill tone={paymentTone[status]}>{t(`payments:status.${status}`)}</StatusPill>
        </td>
        <td className={styles.amount}>
          <Money amount={payment.amount} currency={payment.Currency.code} />
        </td>
        <td className={styles.action}>
          <PaymentAction payment={payment} title={title} now={now} />
        </td>
      </StackedRow>
      <tr id={detailsId} className={styles.more} hidden={!isOpen}>
        <td colSpan={columns.length}>{isOpen && <PaymentDetails payment={payment} />}</td>
      </tr>
    </>
  );
}

interface PaymentTableProps {
  payments: readonly PaymentRowFragment[];
  /** Names the table for those who cannot see the heading above it. */
  caption: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Payments with their state, amount and details: a table where there is room, a list of cards on a phone. */
export function PaymentTable({ payments, caption, now }: PaymentTableProps) {
  const { t } = useTranslation('wallet');
  const heads = columns.map((key) => ({ key, name: t(`payments.columns.${key}`), className: styles[key] }));
  return (
    <StackedTable small label={caption} columns={heads}>
      {payments.map((payment) => (
        <Row key={payment.id} payment={payment} now={now} />
      ))}
    </StackedTable>
  );
}
