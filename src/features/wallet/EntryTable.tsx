import { useTranslation } from 'react-i18next';
import type { WalletEntriesQuery } from '@/data/generated/payments';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { Link } from '@/ui/Link';
import { DataTable, type Column } from '@/ui/list/DataTable';
import { TableSkeleton } from '@/ui/list/TableSkeleton';
import { Money } from '@/ui/Money';
import styles from '@/features/wallet/EntryTable.module.css';

type Entry = WalletEntriesQuery['walletEntries']['Entries'][number];

/** The kind of an entry and what it was for; payments link to their receipt. */
function EntryTitle({ entry: { kind, Transaction } }: { entry: Entry }) {
  const { t } = useTranslation('wallet');
  const { list } = useFormat();
  const lang = useLang();
  const Order = Transaction?.Order;
  const words = t(`front.entries.kinds.${kind}`);
  const hasReceipt = Transaction && (kind === 'PURCHASE' || kind === 'TOP_UP');
  return (
    <>
      <span className={styles.title}>
        {hasReceipt ? <Link to={paths.receipt.href(lang, Transaction.id)}>{words}</Link> : words}
      </span>
      {Order && (
        <span className={styles.detail}>
          <bdi>{list(Order.Products.map(({ title }) => title))}</bdi>
          {Order.Tariff && (
            <>
              <span>{'\u00a0· '}</span>
              <bdi>{Order.Tariff.name}</bdi>
            </>
          )}
        </span>
      )}
    </>
  );
}

function useEntryColumns(): readonly Column<Entry>[] {
  const { t } = useTranslation('wallet');
  const { date } = useFormat();
  const column = (key: 'what' | 'date' | 'amount' | 'balance') => ({
    key,
    name: t(`front.entries.columns.${key}`),
    className: styles[key],
  });
  return [
    { ...column('what'), cell: (entry) => <EntryTitle entry={entry} /> },
    { ...column('date'), cell: ({ createdAt }) => <time dateTime={createdAt}>{date(createdAt)}</time> },
    {
      ...column('amount'),
      cell: ({ amount, Currency }) => (
        <span className={Number(amount) > 0 ? styles.income : undefined}>
          <Money signed amount={amount} currency={Currency.code} />
        </span>
      ),
    },
    {
      ...column('balance'),
      isLabelled: true,
      cell: ({ balance, Currency }) => <Money amount={balance} currency={Currency.code} />,
    },
  ];
}

/** Wallet movements with their sign and the balance after each. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation('wallet');
  return (
    <DataTable
      small
      label={t('front.entries.title')}
      columns={useEntryColumns()}
      rowClassName={styles.row}
      rows={entries}
      keyOf={({ id }) => id}
    />
  );
}

/** Placeholder for an `EntryTable`. */
export function EntryTableSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('wallet');
  return (
    <TableSkeleton
      small
      label={t('front.entries.loading')}
      columns={useEntryColumns()}
      rowClassName={styles.row}
      rows={rows}
    />
  );
}
