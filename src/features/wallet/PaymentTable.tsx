import { useTranslation } from 'react-i18next';
import type { PaymentRowFragment } from '@/data/generated/payments';
import { DataTable } from '@/ui/list/DataTable';
import { TableSkeleton } from '@/ui/list/TableSkeleton';
import { usePaymentColumns } from '@/features/wallet/paymentColumns';
import styles from '@/features/wallet/PaymentTable.module.css';

interface PaymentTableProps {
  payments: readonly PaymentRowFragment[];
  /** Names the table for screen readers. */
  caption: string;
  /** Milliseconds since the Unix epoch. */
  now: number;
}

/** Payments with their status, amount and details. */
export function PaymentTable({ payments, caption, now }: PaymentTableProps) {
  return (
    <DataTable
      small
      label={caption}
      {...usePaymentColumns(now)}
      rowClassName={styles.row}
      rows={payments}
      keyOf={({ id }) => id}
    />
  );
}

/** Placeholder for a `PaymentTable`. */
export function PaymentTableSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('wallet');
  const { columns } = usePaymentColumns(0);
  return (
    <TableSkeleton
      small
      label={t('payments.loading')}
      columns={columns}
      rowClassName={styles.row}
      rows={rows}
    />
  );
}
