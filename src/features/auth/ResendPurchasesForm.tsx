import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { PurchasesResendDocument } from '@/data/generated/public/orderLink';
import { mutate } from '@/data/mutate';
import { isolate } from '@/i18n/isolate';
import { readableEmail } from '@/shared/readableEmail';
import { useLang } from '@/i18n/lang';
import { deviceHeader } from '@/session/deviceKey';
import { email } from '@/shared/validation';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { Notice } from '@/ui/Notice';
import { EmailField } from '@/features/auth/EmailField';
import styles from '@/features/auth/AuthForm.module.css';

const resendForm = v.object({ email });

/** Asks for the address that the purchases were paid with. Says the same whether or not there are any. */
export function ResendPurchasesForm() {
  const { t } = useTranslation(['auth', 'common']);
  const lang = useLang();
  const form = useForm({
    schema: resendForm,
    async submit(values) {
      const variables = { ...values, language: lang };
      const outcome = await mutate(PurchasesResendDocument, { lang, variables, headers: deviceHeader() });
      return 'failure' in outcome ? outcome : { data: values.email };
    },
  });
  return (
    <>
      {form.data !== undefined && (
        <Notice kind="success" title={t('auth:login.linkSent.title')}>
          <p>{t('auth:resend.sent', { email: isolate(readableEmail(form.data)) })}</p>
          <p>{t('auth:login.linkSent.spam')}</p>
        </Notice>
      )}
      <Form form={form} className={styles.form}>
        <EmailField {...form.field('email')} />
        <Button type="submit" variant="primary" wide pending={form.pending}>
          {t('common:account.resend')}
        </Button>
      </Form>
    </>
  );
}
