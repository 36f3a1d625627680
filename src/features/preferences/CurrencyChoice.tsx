import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrencies, useCurrencyCode, type Currency } from '@/features/preferences/currencies';
import { loadCurrencies } from '@/features/preferences/loadCurrencies';
import { useFormat } from '@/i18n/format';
import { useLang } from '@/i18n/lang';
import { session } from '@/session/session';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from '@/features/preferences/choices.module.css';

function Option({ currency, name, checked }: { currency: Currency; name: string; checked: boolean }) {
  const { currencyName } = useFormat();
  return (
    <label className={styles.choice}>
      <input
        className={styles.radio}
        type="radio"
        name={name}
        checked={checked}
        onChange={() => session.getState().setCurrencyId(currency.id)}
      />
      <span>{currencyName(currency.code)}</span>
      <small>{currency.code}</small>
    </label>
  );
}

/** The display currency of prices. The list loads when this is first shown. */
export function CurrencyChoice() {
  const { t } = useTranslation('common');
  const lang = useLang();
  const name = useId();
  const { state, list } = useCurrencies();
  const chosen = useCurrencyCode();
  useEffect(() => void loadCurrencies(lang), [lang]);
  if (state === 'failed') {
    return (
      <div className={styles.note} role="alert">
        <p>{t('preferences.currencyFailed')}</p>
        <Button onClick={() => void loadCurrencies(lang)}>{t('preferences.currencyRetry')}</Button>
      </div>
    );
  }
  if (state !== 'known') {
    return (
      <p className={styles.note} role="status">
        {t('preferences.currencyLoading')}
      </p>
    );
  }
  return (
    <fieldset className={styles.set}>
      <legend>
        <VisuallyHidden>{t('preferences.currency')}</VisuallyHidden>
      </legend>
      {list.map((currency) => (
        <Option key={currency.id} currency={currency} name={name} checked={currency.code === chosen} />
      ))}
    </fieldset>
  );
}
