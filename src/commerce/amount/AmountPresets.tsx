import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/Button';
import styles from '@/commerce/amount/AmountPresets.module.css';

interface AmountPresetsProps {
  amounts: readonly string[];
  /** ISO 4217. */
  currency: string;
  onChoose: (amount: string, button: HTMLButtonElement) => void;
}

/** Amounts to choose from instead of typing one. */
export function AmountPresets({ amounts, currency, onChoose }: AmountPresetsProps) {
  const { t } = useTranslation('forms');
  const { money } = useFormat();
  return (
    <div className={`${styles.presets} cluster gap-2`} role="group" aria-label={t('amount.presets')}>
      {amounts.map((amount) => (
        <Button key={amount} onClick={({ currentTarget }) => onChoose(amount, currentTarget)}>
          <bdi>{money(amount, currency)}</bdi>
        </Button>
      ))}
    </div>
  );
}
