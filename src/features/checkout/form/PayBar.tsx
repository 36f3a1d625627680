import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '@/ui/Money';
import styles from '@/features/checkout/form/PayBar.module.css';
import type { Quote } from '@/features/checkout/types';

interface PayBarProps {
  /** Undefined while unknown, and when nothing is sold here. */
  quote: Quote | undefined;
  isPending: boolean;
  /** What blocks the payment. */
  notices: ReactNode;
  /** In one line what is charged later. */
  terms: ReactNode;
  /** The pay button, below what pressing it accepts. */
  children: ReactNode;
}

/** On a phone: the total and the button, always in reach at the bottom. */
export function PayBar({ quote, isPending, notices, terms, children }: PayBarProps) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.bar}>
      {notices}
      {quote && (
        <div className={styles.sums}>
          <p className={styles.total} aria-busy={isPending}>
            <span className={styles.label}>{t('summary.total')}</span>{' '}
            <Money amount={quote.total} currency={quote.Currency.code} />
          </p>
          {terms}
        </div>
      )}
      {children}
    </div>
  );
}
