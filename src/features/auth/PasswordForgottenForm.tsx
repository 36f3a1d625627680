import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useLang } from '@/i18n/lang';
import { knownEmail } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { EmailField } from '@/features/auth/EmailField';
import { requestReset } from '@/features/auth/requestReset';
import { ResetLinkSent } from '@/features/auth/ResetLinkSent';
import styles from '@/features/auth/AuthForm.module.css';

const forgottenForm = v.object({ email: knownEmail });

/** Asks for the address to send a password reset link to. */
export function PasswordForgottenForm() {
  const { t } = useTranslation('auth');
  const lang = useLang();
  const form = useForm({
    schema: forgottenForm,
    async submit(values) {
      const outcome = await requestReset(values.email, lang);
      return 'failure' in outcome ? outcome : { data: values.email };
    },
  });
  return (
    <>
      {form.data !== undefined && <ResetLinkSent email={form.data} />}
      <Form form={form} className={styles.form}>
        <EmailField {...form.field('email')} />
        <Button type="submit" variant="primary" wide pending={form.pending}>
          {t('forgotten.submit')}
        </Button>
      </Form>
    </>
  );
}
