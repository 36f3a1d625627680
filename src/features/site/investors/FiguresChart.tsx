import { useTranslation } from 'react-i18next';
import { figures, profitOf } from '@/features/site/investors/figures';
import { useFormat } from '@/i18n/format';
import styles from '@/features/site/investors/FiguresChart.module.css';

const slot = 84;
const ground = 236;
const perUnit = 200 / 3000;

const heightOf = (thousands: number) => Math.round(Math.abs(thousands) * perUnit * 10) / 10;

function Column({ index }: { index: number }) {
  const { year } = useFormat();
  const row = figures[index];
  if (!row) return null;
  const profit = profitOf(row);
  const revenueHeight = heightOf(row.revenue);
  const profitHeight = heightOf(profit);
  return (
    <g transform={`translate(${index * slot + 20} 0)`}>
      <rect className={styles.revenue} y={ground - revenueHeight} width="30" height={revenueHeight} />
      <rect
        className={profit < 0 ? styles.loss : styles.profit}
        x="33"
        y={profit < 0 ? ground : ground - profitHeight}
        width="14"
        height={profitHeight}
      />
      <text className={styles.year} x="23" y="266">
        {year(row.year)}
      </text>
    </g>
  );
}

/** A column chart of the years: revenue, with the profit next to it; a loss extends below the axis. */
export function FiguresChart() {
  const { t } = useTranslation('projectInvestors');
  const label = t('numbers.chart');
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${figures.length * slot + 8} 274`}
      role="img"
      aria-label={label}
    >
      {[1000, 2000, 3000].map((thousands) => (
        <path
          key={thousands}
          className={styles.grid}
          d={`M4 ${ground - heightOf(thousands)}H${figures.length * slot + 4}`}
        />
      ))}
      {figures.map(({ year }, index) => (
        <Column key={year} index={index} />
      ))}
      <path className={styles.ground} d={`M4 ${ground}H${figures.length * slot + 4}`} />
    </svg>
  );
}
