import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentMethodPicker } from '@/commerce/PaymentMethodPicker';
import { isolate } from '@/i18n/isolate';

/** Payment methods for a subscription. */
export function ChargeMethodPicker(props: Omit<ComponentProps<typeof PaymentMethodPicker>, 'words'>) {
  const { t } = useTranslation('subscription');
  const words = {
    legend: t('pay.legend'),
    none: t('pay.none'),
    balance: (amount: string) => t('pay.balance', { amount: isolate(amount) }),
    balanceShort: (amount: string) => t('pay.balanceShort', { amount: isolate(amount) }),
  };
  return <PaymentMethodPicker {...props} words={words} />;
}
