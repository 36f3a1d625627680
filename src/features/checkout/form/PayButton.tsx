import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';
import { compareAmounts } from '@/commerce/price';
import type { Quote } from '@/features/checkout/types';

interface PayButtonProps {
  quote: Quote | undefined;
  /** Whether a charge follows. */
  renews: boolean;
  /** Whether it was pressed, and what that does is not over. */
  isPaying: boolean;
  /** Whether the price of the choice is on its way. */
  isUpdating: boolean;
  /** Whether the last try got no answer. */
  isAgain: boolean;
  /** Whether a press would do nothing now. */
  isDisabled: boolean;
  wide?: boolean;
}

/** Pays for what the form says; it names the amount that will be charged. */
export function PayButton({
  quote,
  renews,
  isPaying,
  isUpdating,
  isAgain,
  isDisabled,
  wide = false,
}: PayButtonProps) {
  const { t } = useTranslation('payment');
  const { money } = useFormat();
  const words = () => {
    if (isUpdating && quote) return t('pay.updating');
    if (isPaying) return t('pay.paying');
    if (isAgain) return t('pay.again');
    if (!quote) return t('pay.waiting');
    if (compareAmounts(quote.total, '0') === 0) return renews ? t('pay.trial') : t('pay.free');
    return t('pay.button', { amount: money(quote.total, quote.Currency.code) });
  };
  return (
    <Button type="submit" variant="primary" wide={wide} pending={isPaying} disabled={isDisabled}>
      <bdi>{words()}</bdi>
    </Button>
  );
}
