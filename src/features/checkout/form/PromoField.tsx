import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { safeParse } from 'valibot';
import { promoCode } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/fields/TextField';
import styles from '@/features/checkout/form/PromoField.module.css';

/** Debounce before a typed code is applied, in milliseconds. */
const debounceMs = 700;

export interface PromoFieldProps {
  /** The applied code; empty if none. */
  applied: string;
  /** Whether the applied code is valid; undefined while unknown. */
  accepted: boolean | undefined;
  /** Whether the code is valid but takes nothing off, because the member price is lower. */
  isUnused: boolean | undefined;
  onApply: (code: string) => void;
}

/** A promo code: applied by the button, by Enter, or after a pause in typing. */
export function PromoField({ applied, accepted, isUnused, onApply }: PromoFieldProps) {
  const { t } = useTranslation(['payment', 'forms']);
  const [text, setText] = useState(applied);
  const parsed = safeParse(promoCode, text);
  const code = parsed.success ? parsed.output : undefined;
  const isNew = code !== undefined && code !== applied;

  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => onApply(code), debounceMs);
    return () => clearTimeout(timer);
  }, [isNew, code, onApply]);

  const isUnknown = code === undefined || (!isNew && code !== '' && accepted === false);
  const isAccepted = code !== '' && !isNew && accepted === true;
  const isChecking = code !== undefined && code !== '' && !isUnknown && !isAccepted;
  const remove = () => {
    setText('');
    onApply('');
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter in this field applies the code instead of paying.
    event.preventDefault();
    if (isNew) onApply(code);
  };

  return (
    <div className={styles.promo}>
      <div className={styles.row}>
        <TextField
          name="promo"
          label={t('payment:promo.label')}
          optional={t('forms:optional')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={applyOnEnter}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          error={isUnknown ? t('forms:fieldErrors.promoUnknown') : undefined}
        />
        {text.trim() !== '' && (isAccepted || isUnknown) ? (
          <Button onClick={remove}>{t('payment:promo.remove')}</Button>
        ) : (
          <Button onClick={() => isNew && onApply(code)}>{t('payment:promo.apply')}</Button>
        )}
      </div>
      <p className={isAccepted ? styles.accepted : styles.checking} role="status">
        {isAccepted
          ? t(isUnused ? 'payment:promo.unused' : 'payment:promo.accepted', { code })
          : isChecking && t('payment:promo.checking')}
      </p>
    </div>
  );
}
