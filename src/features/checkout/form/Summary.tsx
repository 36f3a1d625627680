import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Money } from '@/ui/Money';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/checkout/form/Summary.module.css';
import { compareAmounts } from '@/commerce/price';
import type { Quote } from '@/features/checkout/types';

interface SummaryProps {
  /** What is bought, in short: product and edition. */
  item: ReactNode;
  quote: Quote | undefined;
  /** Whether the figures are about to change. */
  isPending: boolean;
  /** Whether it's sold here; if not, there's no price to show. */
  isSold: boolean;
}

/** The specification says nothing of taxes, nor of how long a price holds. */
const isHeld = import.meta.env.VITE_PROVIDER !== 'specification';

function Figures({ quote, isPending }: { quote: Quote; isPending: boolean }) {
  const { t } = useTranslation('payment');
  const { code } = quote.Currency;
  const isReduced = compareAmounts(quote.difference, '0') !== 0;
  return (
    <dl className={styles.figures} aria-busy={isPending}>
      {isReduced && (
        <>
          <dt>{t('summary.default')}</dt>
          <dd>
            <Money amount={quote.default} currency={code} />
          </dd>
          <dt>{t(quote.isMemberPrice ? 'summary.memberPrice' : 'summary.difference')}</dt>
          <dd className={styles.good}>
            <Money
              amount={quote.difference.startsWith('-') ? quote.difference.slice(1) : `-${quote.difference}`}
              currency={code}
            />
          </dd>
        </>
      )}
      <dt className={styles.total}>{t('summary.total')}</dt>
      <dd className={styles.total}>
        <Money amount={quote.total} currency={code} />
      </dd>
    </dl>
  );
}

/** The tax included in the total. */
function TaxNote({ quote: { Tax: tax, Currency } }: { quote: Quote }) {
  const { t } = useTranslation('payment');
  const { money, number } = useFormat();
  return (
    <span>
      {tax
        ? t('summary.tax', {
            amount: isolate(money(tax.tax, Currency.code)),
            rate: number(Number(tax.rate)),
          })
        : t('summary.noTax')}
    </span>
  );
}

/** What is charged: default, difference and total. The figures stay in place while the next ones load. */
export function Summary({ item, quote, isPending, isSold }: SummaryProps) {
  const { t } = useTranslation('payment');
  const { time, money } = useFormat();
  // Announces the changed figures to screen readers.
  const said = quote && `${t('summary.total')} ${money(quote.total, quote.Currency.code)}`;
  return (
    <section className={styles.summary} aria-label={t('summary.title')}>
      <p className={styles.item}>{item}</p>
      {isSold && (
        <>
          {quote ? <Figures quote={quote} isPending={isPending} /> : <Skeleton shape="amount" width="half" />}
          <p className={styles.note}>
            {quote && isHeld && <TaxNote quote={quote} />}{' '}
            {quote && isHeld && <span>{t('summary.heldUntil', { time: time(quote.expiresAt) })}</span>}
            {!quote && <span>{t('summary.noQuote')}</span>}
            <span role="status">
              <VisuallyHidden>{isPending ? t('summary.updating') : said}</VisuallyHidden>
            </span>
          </p>
        </>
      )}
    </section>
  );
}
