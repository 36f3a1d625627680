import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import type { Checkout } from '@/features/checkout/form/useCheckout';
import type { Quote } from '@/features/checkout/types';
import styles from '@/features/checkout/form/ChargeTerms.module.css';

interface ChargeTermsProps {
  checkout: Checkout;
  quote: Quote;
  /** Shows only the next charge, on one line. */
  short?: boolean;
}

/** What is charged now, what is charged when, and how to cancel: the server's figures in words. */
export function ChargeTerms({ checkout, quote, short = false }: ChargeTermsProps) {
  const { t } = useTranslation(['payment', 'delivery']);
  const { date, money } = useFormat();
  const { isTrial, isFree, trialDays = 0, next, change, renewsFromWallet } = checkout;
  const { immediate, startsNow } = checkout;
  const amountOf = (amount: string, { code }: { code: string }) => isolate(money(amount, code));
  const day = (instant: string) => isolate(date(instant));

  const follows = () => {
    if (!next) return undefined;
    const values = { amount: amountOf(next.amount, next.Currency), date: day(next.date) };
    if (next.months === 12) return t('follows.year', values);
    if (next.months === 1) return t('follows.month', values);
    if (next.months !== null) return t('follows.months', { ...values, count: next.months });
    return t('follows.days', { ...values, count: next.days ?? 0 });
  };
  const today = () => {
    if (isTrial) return t('follows.trial', { count: trialDays });
    return isFree ? t('follows.free') : t('follows.today', { amount: amountOf(quote.total, quote.Currency) });
  };
  const end = () => (change?.endsAt ? t('follows.ends', { date: day(change.endsAt) }) : t('follows.once'));
  const later =
    immediate && !startsNow ? t('delivery:waiting.title', { date: day(immediate.startsAt) }) : undefined;
  if (short) return <p className={styles.short}>{next ? follows() : (later ?? end())}</p>;
  const sentences = next
    ? [
        follows(),
        isTrial ? t('follows.cancelTrial') : t('follows.cancel'),
        !next.isAutomatic && t('follows.mail'),
        next.isAutomatic && renewsFromWallet && t('follows.wallet'),
      ]
    : [end()];
  return <p className={styles.terms}>{[today(), ...sentences].filter(Boolean).join(' ')}</p>;
}
