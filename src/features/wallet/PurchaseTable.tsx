import { useTranslation } from 'react-i18next';
import type { PurchaseRowFragment } from '@/data/generated/wallet';
import { DataTable } from '@/ui/list/DataTable';
import { TableSkeleton } from '@/ui/list/TableSkeleton';
import { usePurchaseColumns } from '@/features/wallet/purchaseColumns';
import styles from '@/features/wallet/PurchaseTable.module.css';

interface PurchaseTableProps {
  purchases: readonly PurchaseRowFragment[];
  /** Milliseconds since 1970. */
  now: number;
}

/** Purchases with their access, state, price and receipt. */
export function PurchaseTable({ purchases, now }: PurchaseTableProps) {
  const { t } = useTranslation('wallet');
  return (
    <DataTable
      small
      label={t('purchases.title')}
      columns={usePurchaseColumns(now)}
      rowClassName={styles.row}
      rows={purchases}
      keyOf={({ id }) => id}
    />
  );
}

/** The place of a `PurchaseTable`. */
export function PurchaseTableSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('wallet');
  return (
    <TableSkeleton
      small
      label={t('purchases.loading')}
      columns={usePurchaseColumns(0)}
      rowClassName={styles.row}
      rows={rows}
    />
  );
}
