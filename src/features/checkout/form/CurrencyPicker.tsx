import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFormat } from '@/i18n/format';
import styles from '@/features/checkout/form/CurrencyPicker.module.css';
import type { Currency } from '@/features/checkout/types';

interface CurrencyPickerProps {
  /** Currencies that the edition has a price in. */
  priced: readonly Currency[];
  /** Currencies that it has none in. */
  others: readonly Currency[];
  currencyId: string | undefined;
  /** ISO 4217 code of the currency that is charged, once known. */
  charged: string | undefined;
  onChoose: (id: string) => void;
}

/** The currency to pay in. A choice without a price of its own says what is charged instead. */
export function CurrencyPicker({ priced, others, currencyId, charged, onChoose }: CurrencyPickerProps) {
  const { t } = useTranslation('payment');
  const { currencyName } = useFormat();
  const id = useId();
  const nameOf = (code: string) => t('currency.option', { name: currencyName(code), code });
  const option = ({ id: value, code }: Currency) => (
    <option key={value} value={value}>
      {nameOf(code)}
    </option>
  );
  const wanted = others.find((currency) => currency.id === currencyId);

  return (
    <div className={styles.picker}>
      <label htmlFor={id} className="muted">
        {t('currency.label')}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          name="currency"
          className={styles.select}
          value={currencyId}
          onChange={(event) => onChoose(event.target.value)}
          aria-describedby={wanted ? `${id}-fallback` : undefined}
        >
          <optgroup label={t('currency.priced')}>{priced.map(option)}</optgroup>
          {others.length > 0 && <optgroup label={t('currency.others')}>{others.map(option)}</optgroup>}
        </select>
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </span>
      <p id={`${id}-fallback`} className={styles.fallback} role="status">
        {wanted &&
          charged &&
          t('currency.fallback', { wanted: nameOf(wanted.code), charged: nameOf(charged) })}
      </p>
    </div>
  );
}
