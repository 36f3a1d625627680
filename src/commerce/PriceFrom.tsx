import { useTranslation } from 'react-i18next';
import type { ShownPrice } from '@/commerce/price';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';

/** “From” the lowest price of something. */
export function PriceFrom({ price: { amount, currency } }: { price: ShownPrice }) {
  const { t } = useTranslation('common');
  const { money } = useFormat();
  return <span>{t('price.from', { price: isolate(money(amount, currency)) })}</span>;
}
