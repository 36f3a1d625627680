import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { Checkbox } from '@/ui/fields/Checkbox';
import type { Checkout } from '@/features/checkout/form/useCheckout';

/** The agreement without which the law has a purchase open later, and what happens without it. */
export function Immediate({ checkout: { immediate, startsNow, setStartsNow } }: { checkout: Checkout }) {
  const { t } = useTranslation('delivery');
  const { date } = useFormat();
  if (!immediate) return null;
  return (
    <Checkbox
      name="startsNow"
      label={t(`box.${immediate.kind}`)}
      hint={startsNow ? undefined : t('later', { date: isolate(date(immediate.startsAt)) })}
      checked={startsNow}
      onChange={(event) => setStartsNow(event.target.checked)}
    />
  );
}
