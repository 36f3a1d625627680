import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '@/ui/Money';
import styles from '@/features/checkout/form/PayBar.module.css';
import type { Quote } from '@/features/checkout/types';

interface PayBarProps {
  /** Undefined while unknown, and when nothing is sold here. */
  quote: Quote | undefined;
  isPending: boolean;
  /** What blocks the payment, and on one line what is charged later. */
  terms: ReactNode;
  /** The pay button. */
  children: ReactNode;
}

/** On a phone: the total and the button, always in reach at the bottom. */
export function PayBar({ quote, isPending, terms, children }: PayBarProps) {
  const { t } = useTranslation('payment');
  return (
    <div className={styles.bar}>
      {quote && (
        <p className={styles.total} aria-busy={isPending}>
          <span className={styles.label}>{t('summary.total')}</span>
          <Money amount={quote.total} currency={quote.Currency.code} />
        </p>
      )}
      {terms}
      {children}
    </div>
  );
}
