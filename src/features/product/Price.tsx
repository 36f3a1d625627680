import { useTranslation } from 'react-i18next';
import { PriceFrom } from '@/commerce/PriceFrom';
import { PriceNotes } from '@/commerce/PriceNotes';
import type { ShownPrice } from '@/commerce/price';
import { Money } from '@/ui/Money';
import styles from '@/features/product/Price.module.css';

interface PriceProps {
  price: ShownPrice;
  /** Whether there are higher ones. */
  isFrom?: boolean;
}

/** A price, the one it replaces, and the one for members. */
export function Price({ price, isFrom = price.isLeast }: PriceProps) {
  const { t } = useTranslation('product');
  const { amount, currency, struck } = price;
  return (
    <p className={styles.price}>
      {isFrom ? <PriceFrom price={price} /> : <Money amount={amount} currency={currency} />}{' '}
      {struck && <Money struck amount={struck} currency={currency} label={t('offer.before')} />}
      <PriceNotes price={price} />
    </p>
  );
}
