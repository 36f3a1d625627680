import { useTranslation } from 'react-i18next';
import { PriceFrom } from '@/commerce/PriceFrom';
import { PriceNotes } from '@/commerce/PriceNotes';
import { priceIn, type ShownPrice } from '@/commerce/price';
import { useUnavailableReason } from '@/commerce/useUnavailableReason';
import { Money } from '@/ui/Money';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { RadioOption } from '@/ui/fields/RadioOption';
import styles from '@/features/checkout/form/TariffPicker.module.css';
import { tariffsOf } from '@/features/checkout/selection/selection';
import type { Product } from '@/features/checkout/types';

interface TariffPickerProps {
  product: Product;
  tariffId: string;
  /** Currencies to show prices in, most preferred first. */
  currencyIds: readonly (string | undefined)[];
  onChoose: (id: string) => void;
}

function TariffPrice({ price }: { price: ShownPrice }) {
  const { t } = useTranslation('payment');
  const { amount, struck, currency } = price;
  if (price.isLeast) return <PriceFrom price={price} />;
  return (
    <span className={styles.prices}>
      {struck && <Money amount={struck} currency={currency} struck label={t('tariff.before')} />}
      <Money amount={amount} currency={currency} {...(struck && { label: t('tariff.now') })} />
    </span>
  );
}

/** The editions of a product, each with its current and previous price. */
export function TariffPicker({ product, tariffId, currencyIds, onChoose }: TariffPickerProps) {
  const { t } = useTranslation(['payment', 'common']);
  const stopped = useUnavailableReason();
  return (
    <RadioGroup legend={t('tariff.legend')}>
      {tariffsOf(product).map((tariff) => {
        const price = priceIn(tariff.Prices, ...currencyIds);
        const why = stopped(tariff);
        return (
          <RadioOption
            key={tariff.id}
            name="tariff"
            value={tariff.id}
            label={tariff.name}
            description={
              <>
                {!why && price && (
                  <span className={tariff.description ? styles.notes : undefined}>
                    <PriceNotes price={price} />
                  </span>
                )}
                {tariff.description && <span>{tariff.description}</span>}
              </>
            }
            aside={why ? t(`common:price.${why}`) : price && <TariffPrice price={price} />}
            checked={tariff.id === tariffId}
            onChange={() => onChoose(tariff.id)}
          />
        );
      })}
    </RadioGroup>
  );
}
