import { useTranslation } from 'react-i18next';
import { crossRate } from '@/features/exchange/convert';
import type { Rate } from '@/features/exchange/rates';
import { useFigures } from '@/features/exchange/useFigures';
import { useFormat } from '@/i18n/format';
import styles from '@/features/exchange/RateTable.module.css';

interface RateTableProps {
  rates: readonly Rate[];
  /** What they are told against. */
  against: Rate;
}

function Row({ rate, against, heads }: { rate: Rate; against: Rate; heads: Heads }) {
  const { dateTime, currencyName } = useFormat();
  const figures = useFigures();
  const cells = [
    { name: 'gives', value: figures.with(figures.rate(crossRate(against, rate)), rate.code) },
    { name: 'costs', value: figures.with(figures.rate(crossRate(rate, against)), against.code) },
    { name: 'source', value: rate.source },
    { name: 'taken', value: <time dateTime={rate.takenAt}>{dateTime(rate.takenAt)}</time> },
  ] as const;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <bdi>{currencyName(rate.code)}</bdi> <bdi className={styles.code}>{rate.code}</bdi>
      </th>
      {cells.map(({ name, value }) => (
        <td key={name} className={styles[name]}>
          <span className={styles.label} aria-hidden="true">
            {heads[name]}
          </span>
          <bdi>{value}</bdi>
        </td>
      ))}
    </tr>
  );
}

interface Heads {
  gives: string;
  costs: string;
  source: string;
  taken: string;
}

function useHeads(against: Rate): Heads {
  const { t } = useTranslation('projectExchange');
  const figures = useFigures();
  const one = figures.exact('1');
  return {
    gives: t('rates.gives', { given: figures.with(one, against.code) }),
    costs: t('rates.costs', { one }),
    source: t('rates.source'),
    taken: t('rates.taken'),
  };
}

/** Every rate against one currency, both ways: a table where there is room, a list on a phone. */
export function RateTable({ rates, against }: RateTableProps) {
  const { t } = useTranslation('projectExchange');
  const { currencyName } = useFormat();
  const heads = useHeads(against);
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('rates.title', { currency: currencyName(against.code) })}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{t('rates.currency')}</th>
            {(['gives', 'costs', 'source', 'taken'] as const).map((name) => (
              <th key={name} scope="col" className={styles[name]}>
                {heads[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rates
            .filter(({ code }) => code !== against.code)
            .map((rate) => (
              <Row key={rate.code} rate={rate} against={against} heads={heads} />
            ))}
        </tbody>
      </table>
    </div>
  );
}
