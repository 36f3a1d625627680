import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lastProfit, payoutOf } from '@/features/site/investors/figures';
import { toDecimal } from '@/shared/money';
import { Money } from '@/ui/Money';
import { RangeField } from '@/ui/fields/RangeField';
import styles from '@/features/site/investors/ShareCalculator.module.css';

/** What shares would pay if future years were like the last one. */
export function ShareCalculator() {
  const { t } = useTranslation('projectInvestors');
  const [shares, setShares] = useState(10);
  const yearly = payoutOf(lastProfit, shares);
  return (
    <div className={styles.calculator}>
      <RangeField
        label={t('calculator.shares')}
        min={1}
        max={50}
        value={shares}
        words={t('calculator.shares_value', { count: shares })}
        onChange={setShares}
      />
      <dl className={styles.results} aria-live="polite" aria-atomic="true">
        <div className={styles.result}>
          <dt>{t('calculator.year')}</dt>
          <dd>
            <Money amount={toDecimal(yearly, 2)} currency="USD" />
          </dd>
        </div>
        <div className={styles.result}>
          <dt>{t('calculator.ten')}</dt>
          <dd>
            <Money amount={toDecimal(yearly * 10, 2)} currency="USD" />
          </dd>
        </div>
      </dl>
    </div>
  );
}
