import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { crossRate } from '@/features/site/exchange/convert';
import type { Rate } from '@/features/site/exchange/rates';
import { useFigures } from '@/features/site/exchange/useFigures';
import { useFormat } from '@/i18n/format';
import { DataTable, type Column } from '@/ui/list/DataTable';
import styles from '@/features/site/exchange/RateTable.module.css';

const column = (
  key: 'gives' | 'costs' | 'source' | 'taken',
  name: string,
  valueOf: (rate: Rate) => ReactNode,
): Column<Rate> => ({
  key,
  name,
  className: styles[key],
  isLabelled: true,
  cell: (rate) => <bdi>{valueOf(rate)}</bdi>,
});

function useColumns(against: Rate): readonly Column<Rate>[] {
  const { t } = useTranslation('projectExchange');
  const { currencyName, dateTime } = useFormat();
  const figures = useFigures();
  const one = figures.exact('1');
  return [
    {
      key: 'currency',
      name: t('rates.currency'),
      className: styles.currency,
      cell: ({ code }) => (
        <>
          <bdi>{currencyName(code)}</bdi> <bdi className={styles.code}>{code}</bdi>
        </>
      ),
    },
    column('gives', t('rates.gives', { given: figures.with(one, against.code) }), (rate) =>
      figures.with(figures.rate(crossRate(against, rate)), rate.code),
    ),
    column('costs', t('rates.costs', { one }), (rate) =>
      figures.with(figures.rate(crossRate(rate, against)), against.code),
    ),
    column('source', t('rates.source'), ({ source }) => source),
    column('taken', t('rates.taken'), ({ takenAt }) => <time dateTime={takenAt}>{dateTime(takenAt)}</time>),
  ];
}

interface RateTableProps {
  rates: readonly Rate[];
  /** The currency that the rates are shown against. */
  against: Rate;
}

/** Every rate against one currency, in both directions: a table if there's room, a list on a phone. */
export function RateTable({ rates, against }: RateTableProps) {
  const { t } = useTranslation('projectExchange');
  const { currencyName } = useFormat();
  return (
    <DataTable
      label={t('rates.title', { currency: currencyName(against.code) })}
      columns={useColumns(against)}
      rowClassName={styles.row}
      rows={rates.filter(({ code }) => code !== against.code)}
      keyOf={({ code }) => code}
    />
  );
}
