import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';
import { compareAmounts } from '@/commerce/price';
import type { Quote } from '@/features/checkout/types';

interface PayButtonProps {
  quote: Quote | undefined;
  /** Whether it charges the wallet right away; otherwise the provider's page follows. */
  chargesWallet: boolean;
  /** Whether further charges follow. */
  renews: boolean;
  /** Whether a payment is in flight. */
  isPaying: boolean;
  /** Whether the price of the selection is loading. */
  isUpdating: boolean;
  /** Whether the last attempt got no response. */
  isAgain: boolean;
  /** Whether pressing it would do nothing now. */
  isDisabled: boolean;
}

/** The pay button: says what pressing it does, and the amount. */
export function PayButton({
  quote,
  chargesWallet,
  renews,
  isPaying,
  isUpdating,
  isAgain,
  isDisabled,
}: PayButtonProps) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const words = () => {
    if (isUpdating && quote) return t('pay.updating');
    if (isPaying) return t('pay.paying');
    if (isAgain && !chargesWallet) return t('pay.again');
    if (!quote) return t('pay.waiting');
    if (compareAmounts(quote.total, '0') === 0) return renews ? t('pay.trial') : t('pay.free');
    const amount = money(quote.total, quote.Currency.code);
    return t(chargesWallet ? 'pay.wallet' : 'pay.button', { amount });
  };
  return (
    <Button type="submit" variant="primary" wide pending={isPaying} disabled={isDisabled}>
      <bdi>{words()}</bdi>
    </Button>
  );
}
