import { useTranslation } from 'react-i18next';
import type { PurchaseRowFragment } from '@/data/generated/wallet';
import { DataTable } from '@/ui/list/DataTable';
import { TableSkeleton } from '@/ui/list/TableSkeleton';
import { usePurchaseColumns } from '@/features/wallet/purchaseColumns';
import type { PurchaseArchive } from '@/features/wallet/usePurchaseArchive';
import styles from '@/features/wallet/PurchaseTable.module.css';

interface PurchaseTableProps {
  purchases: readonly PurchaseRowFragment[];
  /** Milliseconds since the Unix epoch. */
  now: number;
  /** Archives and restores purchases; without it, there are no such buttons. */
  archive?: PurchaseArchive;
}

/** Purchases with their access, status, price and receipt. */
export function PurchaseTable({ purchases, now, archive }: PurchaseTableProps) {
  const { t } = useTranslation('wallet');
  return (
    <DataTable
      small
      label={t('purchases.title')}
      columns={usePurchaseColumns(now, archive)}
      rowClassName={styles.row}
      rows={purchases}
      keyOf={({ id }) => id}
    />
  );
}

/** Placeholder for a `PurchaseTable`. */
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
