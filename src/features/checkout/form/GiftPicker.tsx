import { useTranslation } from 'react-i18next';
import { useUnavailableReason } from '@/commerce/useUnavailableReason';
import { Select } from '@/ui/fields/Select';
import { FieldLine } from '@/features/checkout/form/FieldLine';
import { giftsOf } from '@/features/checkout/selection/selection';
import type { Product } from '@/features/checkout/types';

interface GiftPickerProps {
  product: Product;
  tariffId: string;
  giftId: string | undefined;
  error: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** Picks one of the chosen edition's bonuses; renders nothing if it has none. */
export function GiftPicker({ product, tariffId, giftId, error, onChoose }: GiftPickerProps) {
  const { t } = useTranslation(['payment', 'forms', 'common']);
  const stopped = useUnavailableReason();
  const gifts = giftsOf(product, tariffId);
  if (gifts.length === 0) return null;
  const chosen = gifts.find(({ id }) => id === giftId);
  const once = chosen?.isReusable === false && t('payment:gift.once');
  return (
    <FieldLine>
      <Select
        name="gift"
        label={t('payment:gift.legend')}
        optional={t('forms:optional')}
        hint={[chosen?.description, once].filter(Boolean).join(' ')}
        error={error}
        options={[
          { value: '', label: t('payment:gift.none') },
          ...gifts.map((gift) => {
            const why = stopped(gift);
            return why
              ? { value: gift.id, label: `${gift.title} · ${t(`common:price.${why}`)}`, disabled: true }
              : { value: gift.id, label: gift.title };
          }),
        ]}
        value={giftId ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value || undefined)}
      />
    </FieldLine>
  );
}
