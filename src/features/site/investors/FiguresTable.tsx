import { useTranslation } from 'react-i18next';
import { figures, profitOf } from '@/features/site/investors/figures';
import { useFormat } from '@/i18n/format';
import styles from '@/features/site/investors/FiguresTable.module.css';

/** Revenue, costs and profit by year. */
export function FiguresTable() {
  const { t } = useTranslation('projectInvestors');
  const { number, year } = useFormat();
  return (
    <table className={styles.table} aria-label={t('numbers.title')}>
      <thead>
        <tr>
          <th scope="col">{t('numbers.year')}</th>
          <th scope="col">{t('numbers.revenue')}</th>
          <th scope="col">{t('numbers.costs')}</th>
          <th scope="col">{t('numbers.profit')}</th>
        </tr>
      </thead>
      <tbody>
        {figures.map((row) => (
          <tr key={row.year}>
            <th scope="row">{year(row.year)}</th>
            <td>
              <bdi>{number(row.revenue)}</bdi>
            </td>
            <td>
              <bdi>{number(row.costs)}</bdi>
            </td>
            <td className={profitOf(row) < 0 ? styles.loss : styles.profit}>
              <bdi>{number(profitOf(row))}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
