import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/fields/Checkbox';
import { useFieldErrorText } from '@/ui/failureText';
import type { FieldsProps } from '@/features/profile/general/PersonFields';

/** Whether to send reminders of unfinished payments. */
export function ReminderField({ values, errors, change }: FieldsProps) {
  const { t } = useTranslation('general');
  const words = useFieldErrorText();
  return (
    <Checkbox
      name="paymentReminders"
      label={t('fields.paymentReminders')}
      hint={t('paymentRemindersHint')}
      error={words(errors['paymentReminders'])}
      checked={values.paymentReminders}
      onChange={({ currentTarget }) => change({ paymentReminders: currentTarget.checked })}
    />
  );
}
