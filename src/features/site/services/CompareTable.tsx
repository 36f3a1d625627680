import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '@/ui/list/DataTable';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/site/services/CompareTable.module.css';

const readers = ['member', 'buyer', 'guest'] as const;

type Reader = (typeof readers)[number];

const lines = ['read', 'files', 'price', 'activations', 'wallet', 'account'] as const;

type Line = (typeof lines)[number];

const having: Readonly<Record<Line, readonly Reader[]>> = {
  read: ['member', 'buyer', 'guest'],
  files: ['member'],
  price: ['member'],
  activations: ['member'],
  wallet: ['member', 'buyer'],
  account: ['buyer', 'guest'],
};

function Answer({ has }: { has: boolean }) {
  const { t } = useTranslation('services');
  const Icon = has ? Check : Minus;
  return (
    <span className={has ? styles.yes : styles.no}>
      <Icon size={22} aria-hidden="true" />
      <VisuallyHidden>{has ? t('compare.yes') : t('compare.no')}</VisuallyHidden>
    </span>
  );
}

function useColumns(): readonly Column<Line>[] {
  const { t } = useTranslation('services');
  return [
    {
      key: 'feature',
      name: t('compare.feature'),
      className: styles.feature,
      cell: (line) => t(`compare.rows.${line}`),
    },
    ...readers.map((key) => ({
      key,
      name: t(`compare.${key}`),
      className: styles.reader,
      isLabelled: true,
      cell: (line: Line) => <Answer has={having[line].includes(key)} />,
    })),
  ];
}

/** Who gets what: a table if there's room; on a phone, a list with the three answers below each feature. */
export function CompareTable() {
  const { t } = useTranslation('services');
  return (
    <DataTable
      label={t('compare.title')}
      columns={useColumns()}
      rowClassName={styles.row}
      rows={lines}
      keyOf={(line) => line}
    />
  );
}
