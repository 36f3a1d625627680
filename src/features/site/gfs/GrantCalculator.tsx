import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { grantFor, grantLimits, type Grant } from '@/features/site/gfs/grant';
import { Money } from '@/ui/Money';
import { RangeField } from '@/ui/fields/RangeField';
import styles from '@/features/site/gfs/GrantCalculator.module.css';

const barLength = 400;

/** The whole grant as one bar: salaries, then materials. */
function Bar({ grant }: { grant: Grant }) {
  const salary = Math.round((grant.salary / grant.total) * barLength);
  return (
    <svg className={styles.bar} viewBox={`0 0 ${barLength} 14`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.salary} width={salary - 2} height="14" />
      <rect className={styles.materials} x={salary} width={barLength - salary} height="14" />
    </svg>
  );
}

/** Calculates a grant from its duration in years and the number of people it pays. */
export function GrantCalculator() {
  const { t } = useTranslation('projectGfs');
  const [years, setYears] = useState(3);
  const [people, setPeople] = useState(2);
  const grant = grantFor(years, people);
  return (
    <div className={styles.calculator}>
      <div className={styles.sliders}>
        <RangeField
          {...grantLimits.years}
          label={t('calculator.years')}
          value={years}
          words={t('calculator.years_value', { count: years })}
          onChange={setYears}
        />
        <RangeField
          {...grantLimits.people}
          label={t('calculator.people')}
          value={people}
          words={t('calculator.people_value', { count: people })}
          onChange={setPeople}
        />
      </div>
      <div className={styles.result}>
        <Bar grant={grant} />
        <dl className="grid" aria-live="polite" aria-atomic="true">
          <div className={styles.sum}>
            <dt className={styles.ofSalary}>{t('calculator.salary')}</dt>
            <dd>
              <Money amount={String(grant.salary)} currency="USD" />
            </dd>
          </div>
          <div className={styles.sum}>
            <dt className={styles.ofMaterials}>{t('calculator.budget')}</dt>
            <dd>
              <Money amount={String(grant.materials)} currency="USD" />
            </dd>
          </div>
          <div className={`${styles.sum} ${styles.total}`}>
            <dt>{t('calculator.total')}</dt>
            <dd>
              <Money amount={String(grant.total)} currency="USD" />
            </dd>
          </div>
        </dl>
      </div>
      <p className={styles.note}>{t('calculator.note')}</p>
    </div>
  );
}
