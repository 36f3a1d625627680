import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';
import type { Failure } from '@/graphql/client/failure';
import { product } from '@/shared/product';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import { NewPasswordField } from '@/ui/NewPasswordField';
import { TermsLinks } from '@/ui/TermsLinks';
import { TextField } from '@/ui/TextField';
import { useFocusFirstInvalid } from '@/ui/useFocusFirstInvalid';
import styles from '@/features/auth/AuthForm.module.css';

/** Everything a new account asks for: an address, a password, the terms; a name if one likes. */
export function RegisterForm({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation(['auth', 'forms']);
  const fieldError = useFieldErrorText();
  const form = useFocusFirstInvalid(failure);
  const pending = useNavigation().formData !== undefined;
  const fields = failure?.fields;
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      {failure && <FailureNotice failure={failure} />}
      <TextField
        type="email"
        name="login"
        label={t('fields.email')}
        error={fieldError(fields?.['login'])}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        required
      />
      <NewPasswordField
        name="password"
        label={t('fields.password')}
        error={fieldError(fields?.['password'])}
      />
      <div className={styles.names}>
        <TextField
          name="firstName"
          label={t('fields.firstName')}
          optional={t('forms:optional')}
          error={fieldError(fields?.['firstName'])}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          name="lastName"
          label={t('fields.lastName')}
          optional={t('forms:optional')}
          error={fieldError(fields?.['lastName'])}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <Checkbox
        name="acceptsTerms"
        label={t('register.terms', { product: product.name })}
        error={fieldError(fields?.['acceptsTerms'])}
        required
      />
      <TermsLinks />
      <Button type="submit" variant="primary" wide pending={pending}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
