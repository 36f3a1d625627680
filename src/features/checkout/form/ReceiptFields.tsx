import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/Checkbox';
import { TermsLinks } from '@/ui/TermsLinks';
import { TextField } from '@/ui/TextField';
import type { FormState } from '@/ui/form/useForm';
import styles from '@/features/checkout/form/ReceiptFields.module.css';
import type { Buyer } from '@/features/checkout/form/useBuyer';
import type { PayField } from '@/features/checkout/form/payForm';

interface ReceiptFieldsProps {
  buyer: Buyer;
  form: Pick<FormState<PayField>, 'field'>;
  isSignedIn: boolean;
}

/** Where the receipt goes, and the consent that paying needs. */
export function ReceiptFields({ buyer, form, isSignedIn }: ReceiptFieldsProps) {
  const { t } = useTranslation('payment');
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('receipt.legend')}</legend>
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('receipt.email')}
        hint={isSignedIn ? t('receipt.emailHintSignedIn') : t('receipt.emailHint')}
        value={buyer.email}
        onChange={(event) => buyer.setEmail(event.target.value)}
        required
      />
      <Checkbox
        {...form.field('acceptsTerms')}
        label={t('receipt.terms')}
        checked={buyer.acceptsTerms}
        onChange={(event) => buyer.setAcceptsTerms(event.target.checked)}
        required
      />
      <TermsLinks />
    </fieldset>
  );
}
