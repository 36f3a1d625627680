import { useTranslation } from 'react-i18next';
import type { PurchaseRowFragment } from '@/data/generated/wallet';
import { DataTable } from '@/ui/list/DataTable';
import { TableSkeleton } from '@/ui/list/TableSkeleton';
import { usePurchaseColumns } from '@/features/wallet/purchaseColumns';
import type { PurchaseArchive } from '@/features/wallet/usePurchaseArchive';
import styles from '@/features/wallet/PurchaseTable.module.css';

interface PurchaseTableProps {
  purchases: readonly PurchaseRowFragment[];
  /** Milliseconds since 1970. */
  now: number;
  /** Takes them out of the list and puts them back; without it they stay where they are. */
  archive?: PurchaseArchive;
}

/** Purchases with their access, state, price and receipt. */
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
