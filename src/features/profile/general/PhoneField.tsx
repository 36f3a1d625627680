import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui/fields/TextField';
import { phoneReader } from '@/features/profile/general/generalCalls';

interface PhoneFieldProps {
  value: string;
  /** Default country for numbers without a country code, ISO 3166-1. */
  country: string | undefined;
  error: string | undefined;
  onChange: (phone: string) => void;
}

/** A phone number, reformatted the way its country writes it once typed. */
export function PhoneField({ value, country, error, onChange }: PhoneFieldProps) {
  const { t } = useTranslation(['general', 'forms']);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const format = async () => {
    const phone = (await phoneReader())?.(value, country);
    // Don't overwrite what was typed in the meantime.
    if (phone && latest.current === value && phone.text !== value) onChange(phone.text);
  };
  return (
    <TextField
      type="tel"
      name="phone"
      dir="ltr"
      label={t('fields.phone')}
      hint={t('phoneHint')}
      error={error}
      autoComplete="tel"
      inputMode="tel"
      maxLength={40}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={() => void phoneReader()}
      onBlur={() => void (value.trim() && format())}
    />
  );
}
