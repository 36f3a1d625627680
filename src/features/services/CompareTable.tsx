import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { useTranslation } from 'react-i18next';
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
    <td className={has ? styles.yes : styles.no}>
      <span className={styles.label} aria-hidden="true">
        {t(`compare.${reader}`)}
      </span>
      {has ? <Check size={22} aria-hidden="true" /> : <Minus size={22} aria-hidden="true" />}
      <VisuallyHidden>{has ? t('compare.yes') : t('compare.no')}</VisuallyHidden>
    </td>
  );
}

/** Who gets what: a table where there is room, on a phone a list with the three answers under each line. */
export function CompareTable() {
  const { t } = useTranslation('services');
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('compare.title')}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t('compare.feature')}</th>
            {readers.map((reader) => (
              <th key={reader} scope="col" className={styles.answer}>
                {t(`compare.${reader}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map(([row, those]) => {
            const having: readonly Reader[] = those;
            return (
              <tr key={row} className={styles.row}>
                <th scope="row">{t(`compare.rows.${row}`)}</th>
                {readers.map((reader) => (
                  <Answer key={reader} reader={reader} has={having.includes(reader)} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
