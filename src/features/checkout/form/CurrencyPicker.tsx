import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format';
import { Disclosure } from '@/ui/Disclosure';
import { Select } from '@/ui/fields/Select';
import type { Currency } from '@/features/checkout/types';

interface CurrencyPickerProps {
  /** In the order used by all currency lists. */
  currencies: readonly Currency[];
  currencyId: string | undefined;
  /** Currency of the price that is charged, once known; without a code if the provider doesn't say it. */
  charged: Currency | undefined;
  onChoose: (id: string) => void;
}

/** The payment currency, collapsed. If the chosen one has no price, says which currency is charged instead. */
export function CurrencyPicker({ currencies, currencyId, charged, onChoose }: CurrencyPickerProps) {
  const { t } = useTranslation('payment');
  const { currencyName } = useFormat();
  const nameOf = ({ code }: Currency) => t('currency.option', { name: currencyName(code), code });
  const wanted = currencies.find(({ id }) => id === currencyId);
  const named = charged?.code ? charged : undefined;
  const isOther = wanted && named && wanted.id !== named.id;
  return (
    <div>
      <p className="muted small" role="status">
        {isOther && t('currency.fallback', { wanted: nameOf(wanted), charged: nameOf(named) })}
      </p>
      <Disclosure
        label={named ? t('currency.now', { currency: nameOf(named) }) : t('currency.label')}
        open={false}
      >
        <Select
          name="currency"
          label={t('currency.label')}
          options={currencies.map(({ id, code }) => ({
            value: id,
            label: `${code} · ${currencyName(code)}`,
          }))}
          value={currencyId}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      </Disclosure>
    </div>
  );
}
