import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/Checkbox';
import { TermsLinks } from '@/ui/TermsLinks';
import { TextField } from '@/ui/TextField';
import styles from '@/features/checkout/form/ReceiptFields.module.css';
import type { Buyer } from '@/features/checkout/form/useBuyer';

/** Where the receipt goes, and the consent that paying needs. */
export function ReceiptFields({ buyer, isSignedIn }: { buyer: Buyer; isSignedIn: boolean }) {
  const { t } = useTranslation(['payment', 'forms']);
  const wordsOf = (field: string) => {
    const error = buyer.errorOf(field);
    return error && t(`forms:fieldErrors.${error}`);
  };
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('payment:receipt.legend')}</legend>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('payment:receipt.email')}
        hint={isSignedIn ? t('payment:receipt.emailHintSignedIn') : t('payment:receipt.emailHint')}
        value={buyer.email}
        onChange={(event) => buyer.setEmail(event.target.value)}
        required
        error={wordsOf('email')}
      />
      <Checkbox
        name="acceptsTerms"
        label={t('payment:receipt.terms')}
        checked={buyer.acceptsTerms}
        onChange={(event) => buyer.setAcceptsTerms(event.target.checked)}
        required
        error={wordsOf('acceptsTerms')}
      />
      <TermsLinks />
    </fieldset>
  );
}
