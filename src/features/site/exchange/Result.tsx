import { useTranslation } from 'react-i18next';
import { convert, crossRate, type Conversion } from '@/features/site/exchange/convert';
import type { Rate } from '@/features/site/exchange/rates';
import { useFigures } from '@/features/site/exchange/useFigures';
import { useFormat } from '@/i18n/format';
import { Money } from '@/ui/Money';
import styles from '@/features/site/exchange/Result.module.css';

interface Pair {
  from: Rate;
  to: Rate;
}

/** Returns how rounding changed the amount, in words. */
function useRoundingText(): (rounding: Conversion['rounding'], code: string) => string {
  const { t } = useTranslation('projectExchange');
  const figures = useFigures();
  return (rounding, code) => {
    if (rounding === undefined) return t('result.roundingNone');
    const size = rounding.replace('-', '');
    // Too small for the decimals shown: say that it's less than one unit of the last decimal.
    if (/^[0.]*$/.test(size)) {
      return t('result.roundingTiny', { amount: figures.with(figures.exact(size.replace(/0$/, '1')), code) });
    }
    const amount = figures.with(figures.exact(size), code);
    return rounding === size ? t('result.roundingUp', { amount }) : t('result.roundingDown', { amount });
  };
}

/** The rate, the effect of rounding, and the source and time of the rate: the older of the two it's computed from. */
function Breakdown({ from, to, conversion }: Pair & { conversion: Conversion | undefined }) {
  const { t } = useTranslation('projectExchange');
  const { dateTime, list } = useFormat();
  const figures = useFigures();
  const roundingText = useRoundingText();
  const takenAt = from.takenAt < to.takenAt ? from.takenAt : to.takenAt;
  const given = figures.with(figures.exact('1'), from.code);
  const got = figures.with(figures.rate(crossRate(from, to)), to.code);
  const facts = [
    { name: 'rate', value: t('result.unit', { given, got }) },
    {
      name: 'unrounded',
      value: conversion ? figures.with(figures.exact(conversion.unrounded), to.code) : '–',
    },
    { name: 'rounding', value: conversion ? roundingText(conversion.rounding, to.code) : '–' },
    { name: 'source', value: list([...new Set([from.source, to.source])]) },
    { name: 'taken', value: <time dateTime={takenAt}>{dateTime(takenAt)}</time> },
  ] as const;
  return (
    <dl className={styles.working}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{t(`result.${name}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Amounts stay on one line, so longer ones use a smaller font. */
function sizeOf(sum: string): 'usual' | 'long' | 'longest' {
  if (sum.length <= 12) return 'usual';
  return sum.length <= 17 ? 'long' : 'longest';
}

/** The converted amount, announced when it changes, with the details of the calculation below. */
export function Result({ amount, from, to }: Pair & { amount: string | undefined }) {
  const { t } = useTranslation('projectExchange');
  const figures = useFigures();
  const conversion = amount === undefined ? undefined : convert(amount, from, to);
  return (
    <section className={styles.result} aria-label={t('result.label')}>
      <div className={styles.answer} role="status" aria-atomic="true">
        {amount === undefined || !conversion ? (
          <p className={styles.given}>{t('result.none')}</p>
        ) : (
          <>
            <p className={styles.given}>
              {t('result.equals', { given: figures.with(figures.exact(amount), from.code) })}
            </p>
            <p className={`${styles.sum} ${styles[sizeOf(conversion.result)]}`}>
              <Money amount={conversion.result} currency={to.code} />
            </p>
          </>
        )}
      </div>
      <Breakdown from={from} to={to} conversion={conversion} />
    </section>
  );
}
