import { useTranslation } from 'react-i18next';
import { crossRate } from '@/features/exchange/convert';
import type { Rate } from '@/features/exchange/rates';
import { useFigures } from '@/features/exchange/useFigures';
import { useFormat } from '@/i18n/format';
import { StackedCell, StackedRow, StackedTable } from '@/ui/StackedTable';
import styles from '@/features/exchange/RateTable.module.css';

const figureColumns = ['gives', 'costs', 'source', 'taken'] as const;

type Heads = Record<(typeof figureColumns)[number], string>;

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
    <StackedRow className={styles.row}>
      <th scope="row" className={styles.currency}>
        <bdi>{currencyName(rate.code)}</bdi> <bdi className={styles.code}>{rate.code}</bdi>
      </th>
      {cells.map(({ name, value }) => (
        <StackedCell key={name} label={heads[name]} className={styles[name]}>
          <bdi>{value}</bdi>
        </StackedCell>
      ))}
    </StackedRow>
  );
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
  const columns = [
    { key: 'currency', name: t('rates.currency') },
    ...figureColumns.map((key) => ({ key, name: heads[key], className: styles[key] })),
  ];
  return (
    <StackedTable label={t('rates.title', { currency: currencyName(against.code) })} columns={columns}>
      {rates
        .filter(({ code }) => code !== against.code)
        .map((rate) => (
          <Row key={rate.code} rate={rate} against={against} heads={heads} />
        ))}
    </StackedTable>
  );
}
