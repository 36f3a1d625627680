import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '@/ui/Money';
import styles from '@/features/checkout/form/PayBar.module.css';
import type { Quote } from '@/features/checkout/types';

interface PayBarProps {
  /** Undefined while it is not known, and where nothing is sold here. */
  quote: Quote | undefined;
  isPending: boolean;
  /** What keeps the payment from going on, and in one line what follows. */
  terms: ReactNode;
  /** The button. */
  children: ReactNode;
}

/** On a phone: the total and the button, always in reach at the lower edge. */
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
