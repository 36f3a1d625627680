import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WalletQuery } from '@/data/generated/payments';
import { useFormat } from '@/i18n/format';
import { Card } from '@/ui/layout/Card';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { axisTicks } from '@/features/wallet/axisTicks';
import { useAxisAmount } from '@/features/wallet/useAxisAmount';
import styles from '@/features/wallet/MonthsChart.module.css';

type Wallet = WalletQuery['wallet'];
type Month = Wallet['Months'][number];

/** Sets a style property from data via the DOM, because the content security policy blocks `style` attributes. */
const setStyle = (property: string, value: string) => (element: HTMLElement | null) =>
  element?.style.setProperty(property, value);

interface MonthsProps {
  months: readonly Month[];
  code: string;
}

/** The same months as figures, for screen readers. */
function Figures({ months, code }: MonthsProps) {
  const { t } = useTranslation('wallet');
  const { money, month: monthName } = useFormat();
  return (
    <VisuallyHidden>
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
    </VisuallyHidden>
  );
}

/** The legend, with the amounts of the selected month. */
function Values({ month: { month, income, spending }, code }: { month: Month; code: string }) {
  const { t } = useTranslation('wallet');
  const { money, month: monthName } = useFormat();
  return (
    <dl className={styles.values} aria-hidden="true">
      <div className={styles.month}>{monthName(month)}</div>
      <div className={styles.income}>
        <dt>{t('front.months.income')}</dt>
        <dd>{money(income, code)}</dd>
      </div>
      <div className={styles.spending}>
        <dt>{t('front.months.spending')}</dt>
        <dd>{money(spending, code)}</dd>
      </div>
    </dl>
  );
}

/**
 * The columns above their axis. A month is selected by pointer, by touch, or with the keyboard on the slider that
 * covers them.
 */
function Plot({ months, code }: MonthsProps) {
  const { t } = useTranslation('wallet');
  const { money, month: monthName, monthShort } = useFormat();
  const axisAmount = useAxisAmount(code);
  const [chosen, choose] = useState(months.length - 1);
  const amounts = months.flatMap(({ income, spending }) => [Number(income), Number(spending)]);
  const ticks = axisTicks(Math.max(...amounts));
  const top = ticks.at(-1) ?? 1;
  const percent = (amount: number) => `${(amount / top) * 100}%`;
  const shown = months[chosen];
  if (!shown) return null;
  return (
    <>
      <Values month={shown} code={code} />
      <div className={styles.chart}>
        <div className={styles.axis} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} ref={setStyle('inset-block-end', percent(tick))}>
              {axisAmount(tick)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          <input
            className={styles.slider}
            type="range"
            min="0"
            max={months.length - 1}
            value={chosen}
            onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
            aria-label={t('front.months.month')}
            aria-valuetext={[
              monthName(shown.month),
              `${t('front.months.income')}: ${money(shown.income, code)}`,
              `${t('front.months.spending')}: ${money(shown.spending, code)}`,
            ].join(', ')}
          />
          {ticks.map((tick) => (
            <i key={tick} className={styles.line} ref={setStyle('inset-block-end', percent(tick))} />
          ))}
          {months.map(({ month, income, spending }, index) => (
            <div
              key={month}
              className={index === chosen ? styles.chosen : styles.column}
              aria-hidden="true"
              onPointerEnter={() => choose(index)}
              onPointerDown={() => choose(index)}
            >
              {Number(income) > 0 && (
                <i className={styles.in} ref={setStyle('block-size', percent(Number(income)))} />
              )}
              {Number(spending) > 0 && (
                <i className={styles.out} ref={setStyle('block-size', percent(Number(spending)))} />
              )}
              <span className={styles.name}>{monthShort(month)}</span>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}

/** Income and spending for each of the last twelve months, side by side; renders nothing if there were none. */
export function MonthsChart({ wallet: { Months: months, Currency } }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet');
  if (months.every(({ income, spending }) => Number(income) === 0 && Number(spending) === 0)) return null;
  return (
    <Card title={t('front.months.title')}>
      <Plot months={months} code={Currency.code} />
      <Figures months={months} code={Currency.code} />
    </Card>
  );
}
