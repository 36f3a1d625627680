import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
import { StackedCell, StackedRow, StackedTable } from '@/ui/StackedTable';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/services/CompareTable.module.css';

const readers = ['member', 'buyer', 'guest'] as const;

type Reader = (typeof readers)[number];

const rows = [
  ['read', ['member', 'buyer', 'guest']],
  ['files', ['member']],
  ['price', ['member']],
  ['activations', ['member']],
  ['wallet', ['member', 'buyer']],
  ['account', ['buyer', 'guest']],
] as const satisfies readonly (readonly [string, readonly Reader[]])[];

function Answer({ reader, has }: { reader: Reader; has: boolean }) {
  const { t } = useTranslation('services');
  return (
    <StackedCell label={t(`compare.${reader}`)} className={has ? styles.yes : styles.no}>
      {has ? <Check size={22} aria-hidden="true" /> : <Minus size={22} aria-hidden="true" />}
      <VisuallyHidden>{has ? t('compare.yes') : t('compare.no')}</VisuallyHidden>
    </StackedCell>
  );
}

/** Who gets what: a table where there is room, on a phone a list with the three answers under each line. */
export function CompareTable() {
  const { t } = useTranslation('services');
  const columns = [
    { key: 'feature', name: t('compare.feature') },
    ...readers.map((key) => ({ key, name: t(`compare.${key}`), className: styles.reader })),
  ];
  return (
    <StackedTable label={t('compare.title')} columns={columns}>
      {rows.map(([row, those]) => {
        const having: readonly Reader[] = those;
        return (
          <StackedRow key={row} className={styles.row}>
            <th scope="row" className={styles.feature}>
              {t(`compare.rows.${row}`)}
            </th>
            {readers.map((reader) => (
              <Answer key={reader} reader={reader} has={having.includes(reader)} />
            ))}
          </StackedRow>
        );
      })}
    </StackedTable>
  );
}
