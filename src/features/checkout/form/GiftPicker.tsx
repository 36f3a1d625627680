import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@/ui/RadioGroup';
import { RadioOption } from '@/ui/RadioOption';
import { giftsOf } from '@/features/checkout/selection/selection';
import type { Product } from '@/features/checkout/types';

interface GiftPickerProps {
  product: Product;
  tariffId: string;
  giftId: string | undefined;
  error: string | undefined;
  onChoose: (id: string | undefined) => void;
}

/** The bonuses of the chosen edition, of which one can be taken; nothing where it brings none. */
export function GiftPicker({ product, tariffId, giftId, error, onChoose }: GiftPickerProps) {
  const { t } = useTranslation('payment');
  const gifts = giftsOf(product, tariffId);
  if (gifts.length === 0) return null;
  return (
    <RadioGroup legend={t('gift.legend')} hint={t('gift.hint')} error={error}>
      {gifts.map((gift) => (
        <RadioOption
          key={gift.id}
          name="gift"
          value={gift.id}
          label={gift.title}
          description={gift.isReusable ? gift.description : `${gift.description} ${t('gift.once')}`}
          checked={gift.id === giftId}
          onChange={() => onChoose(gift.id)}
        />
      ))}
      <RadioOption
        name="gift"
        value=""
        label={t('gift.none')}
        checked={giftId === undefined}
        onChange={() => onChoose(undefined)}
      />
    </RadioGroup>
  );
}
