import { useTranslation } from 'react-i18next';
import type { WalletQuery } from '@/data/generated/payments';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { directionOf } from '@/shared/languages';
import { Card } from '@/ui/Card';
import styles from '@/features/wallet/MonthsChart.module.css';

type Wallet = WalletQuery['wallet'];

const slot = 60;
const ground = 120;
const bar = 18;

/** The same months in figures, for ears. */
function Figures({ months, code }: { months: Wallet['Months']; code: string }) {
  const { t } = useTranslation('wallet');
  const { money, month: monthName } = useFormat();
  return (
    <div className={styles.figures}>
      <table>
        <caption>{t('front.months.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('front.months.month')}</th>
            <th scope="col">{t('front.months.income')}</th>
            <th scope="col">{t('front.months.spending')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, income, spending }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{money(income, code)}</td>
              <td>{money(spending, code)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What came in and went out in each of the last twelve months, side by side. */
export function MonthsChart({ wallet: { Months: months, Currency } }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet');
  const { monthShort } = useFormat();
  // The newest month ends the line, wherever lines end.
  const isMirrored = directionOf(useLang()) === 'rtl';
  const most = Math.max(...months.flatMap(({ income, spending }) => [Number(income), Number(spending)]));
  if (most === 0) return null;
  const heightOf = (amount: string): number => {
    const height = (Number(amount) / most) * (ground - 8);
    // Something that is little is still something.
    return Number(amount) === 0 ? 0 : Math.max(2, Math.round(height * 10) / 10);
  };
  return (
    <Card title={t('front.months.title')}>
      <ul className={styles.legend} aria-hidden="true">
        <li className={styles.incomeKey}>{t('front.months.income')}</li>
        <li className={styles.spendingKey}>{t('front.months.spending')}</li>
      </ul>
      <svg className={styles.chart} viewBox={`0 0 ${months.length * slot} 150`} aria-hidden="true">
        {months.map(({ month, income, spending }, index) => (
          <g
            key={month}
            transform={`translate(${(isMirrored ? months.length - 1 - index : index) * slot} 0)`}
          >
            <rect
              className={styles.income}
              x={isMirrored ? 31 : 11}
              y={ground - heightOf(income)}
              width={bar}
              height={heightOf(income)}
            />
            <rect
              className={styles.spending}
              x={isMirrored ? 11 : 31}
              y={ground - heightOf(spending)}
              width={bar}
              height={heightOf(spending)}
            />
            <text className={styles.month} x={slot / 2} y="142">
              {monthShort(month)}
            </text>
          </g>
        ))}
        <path className={styles.ground} d={`M0 ${ground}H${months.length * slot}`} />
      </svg>
      <Figures months={months} code={Currency.code} />
    </Card>
  );
}
