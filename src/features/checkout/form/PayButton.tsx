import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';
import { compareAmounts } from '@/commerce/price';
import type { Quote } from '@/features/checkout/types';

interface PayButtonProps {
  quote: Quote | undefined;
  /** Whether it charges the wallet right away; otherwise the provider's page follows. */
  chargesWallet: boolean;
  /** The charge that follows; undefined if none does. */
  next: Quote['next'] | undefined;
  /** Whether a payment is in flight. */
  isPaying: boolean;
  /** Whether the price of the selection is loading. */
  isUpdating: boolean;
  /** Whether the last attempt got no response. */
  isAgain: boolean;
  /** Whether pressing it would do nothing now. */
  isDisabled: boolean;
}

/** The law asks that the button of a trial names what has to be paid afterwards. */
const trialKey = ({ months }: NonNullable<Quote['next']>) =>
  months === 12 ? 'pay.trialYear' : months === 1 ? 'pay.trialMonth' : 'pay.trial';

/** The pay button: says what pressing it does, and the amount. */
export function PayButton({
  quote,
  chargesWallet,
  next,
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
    if (compareAmounts(quote.total, '0') === 0)
      return next ? t(trialKey(next), { amount: money(next.amount, next.Currency.code) }) : t('pay.free');
    const amount = money(quote.total, quote.Currency.code);
    return t(chargesWallet ? 'pay.wallet' : 'pay.button', { amount });
  };
  return (
    <Button type="submit" variant="primary" wide pending={isPaying} disabled={isDisabled}>
      <bdi>{words()}</bdi>
    </Button>
  );
}
