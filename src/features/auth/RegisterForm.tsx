import { useTranslation } from 'react-i18next';
import { useLang } from '@/i18n/lang';
import { product } from '@/shared/product';
import { registerForm } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { NewPasswordField } from '@/ui/fields/NewPasswordField';
import { TermsSentence } from '@/ui/TermsSentence';
import { TextField } from '@/ui/fields/TextField';
import { EmailField } from '@/features/auth/EmailField';
import { keepRegistration } from '@/features/auth/pendingRegistration';
import { register } from '@/features/auth/register';
import styles from '@/features/auth/AuthForm.module.css';

interface RegisterFormProps {
  /** Where the visitor came from. */
  returnTo: string | undefined;
  /** Called once the code has been sent. */
  onSent: () => unknown;
}

/** Everything a new account needs: an address, a password and consent to the terms; a name is optional. */
export function RegisterForm({ returnTo, onSent }: RegisterFormProps) {
  const { t } = useTranslation(['auth', 'forms']);
  const lang = useLang();
  const form = useForm({
    schema: registerForm,
    submit: (values) => register(values, lang, returnTo),
    onSuccess(data, { login }) {
      keepRegistration({ ...data.register, email: login });
      return onSent();
    },
  });
  return (
    <Form form={form} className={styles.form}>
      <EmailField {...form.field('login')} />
      <NewPasswordField {...form.field('password')} label={t('fields.password')} />
      <div className={styles.names}>
        <TextField
          {...form.field('firstName')}
          label={t('fields.firstName')}
          optional={t('forms:optional')}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...form.field('lastName')}
          label={t('fields.lastName')}
          optional={t('forms:optional')}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <Checkbox
        {...form.field('acceptsTerms')}
        label={<TermsSentence text={t('register.terms', { product: product.name })} />}
        required
      />
      <Button type="submit" variant="primary" wide pending={form.pending}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
