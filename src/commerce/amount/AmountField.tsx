import { useTranslation } from 'react-i18next';
import type { AmountLimits } from '@/commerce/amount/amountWithin';
import { useFormat } from '@/i18n/format';
import { isolate } from '@/i18n/isolate';
import { TextField, type TextFieldProps } from '@/ui/fields/TextField';

interface AmountFieldProps extends Omit<TextFieldProps, 'label' | 'hint'> {
  limits: AmountLimits | undefined;
  /** The currency of the limits; ISO 4217. */
  currency: string | undefined;
}

/** A field for an amount, with its limits as a hint. */
export function AmountField({ limits, currency, ...field }: AmountFieldProps) {
  const { t } = useTranslation('forms');
  const { money } = useFormat();
  return (
    <TextField
      {...field}
      label={t('amount.label')}
      hint={
        limits &&
        currency !== undefined &&
        t('amount.limits', {
          least: isolate(money(limits.least, currency)),
          most: isolate(money(limits.most, currency)),
        })
      }
      inputMode="decimal"
      autoComplete="transaction-amount"
      maxLength={40}
    />
  );
}
