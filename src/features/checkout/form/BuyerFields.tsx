import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/fields/Checkbox';
import { TermsSentence } from '@/ui/TermsSentence';
import { TextField } from '@/ui/fields/TextField';
import type { FormState } from '@/ui/form/useForm';
import styles from '@/features/checkout/form/BuyerFields.module.css';
import type { Buyer } from '@/features/checkout/form/useBuyer';
import type { PayField } from '@/features/checkout/form/payForm';

interface BuyerFieldProps {
  buyer: Buyer;
  form: Pick<FormState<PayField>, 'field'>;
}

/** The address that the receipt is sent to. */
export function EmailField({ buyer, form, isSignedIn }: BuyerFieldProps & { isSignedIn: boolean }) {
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

/** The consent required for paying. */
export function TermsField({ buyer, form }: BuyerFieldProps) {
  const { t } = useTranslation('payment');
  return (
    <Checkbox
      {...form.field('acceptsTerms')}
      label={<TermsSentence text={t('receipt.terms')} />}
      checked={buyer.acceptsTerms}
      onChange={(event) => buyer.setAcceptsTerms(event.target.checked)}
      required
    />
  );
}
