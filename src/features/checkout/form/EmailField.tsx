import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui/fields/TextField';
import type { FormState } from '@/ui/form/useForm';
import styles from '@/features/checkout/form/EmailField.module.css';
import type { Buyer } from '@/features/checkout/form/useBuyer';
import type { PayField } from '@/features/checkout/form/payForm';

interface EmailFieldProps {
  buyer: Buyer;
  form: Pick<FormState<PayField>, 'field'>;
  isSignedIn: boolean;
}

/** The address that the receipt is sent to. */
export function EmailField({ buyer, form, isSignedIn }: EmailFieldProps) {
  const { t } = useTranslation('payment');
  return (
    <TextField
      {...form.field('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      label={t('receipt.email')}
      hint={isSignedIn ? undefined : <span className={styles.hint}>{t('receipt.emailHint')}</span>}
      value={buyer.email}
      onChange={(event) => buyer.setEmail(event.target.value)}
      required
    />
  );
}
