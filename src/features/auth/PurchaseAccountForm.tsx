import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { useLang } from '@/i18n/lang';
import { paths } from '@/shared/paths';
import { registerForm } from '@/shared/validation';
import { Button, ButtonLink } from '@/ui/Button';
import { NewPasswordField } from '@/ui/fields/NewPasswordField';
import { Form } from '@/ui/form/Form';
import { useForm } from '@/ui/form/useForm';
import { Card } from '@/ui/layout/Card';
import { TermsSentence } from '@/ui/TermsSentence';
import { keepRegistration } from '@/features/auth/pendingRegistration';
import { register } from '@/features/auth/register';
import styles from '@/features/auth/AuthForm.module.css';

const passwordForm = v.pick(registerForm, ['password']);

interface PurchaseAccountFormProps {
  /** The address that was paid with. */
  email: string;
  /** Where to go on with the account. */
  returnTo: string;
}

/** Makes an account of a guest's purchase: its address is known, so only a password is missing. */
export function PurchaseAccountForm({ email, returnTo }: PurchaseAccountFormProps) {
  const { t } = useTranslation(['payment', 'auth']);
  const lang = useLang();
  const navigate = useNavigate();
  const form = useForm({
    schema: passwordForm,
    submit: ({ password }) =>
      register({ login: email, password, firstName: '', lastName: '', acceptsTerms: true }, lang, returnTo),
    onSuccess(data) {
      keepRegistration({ ...data.register, email });
      return navigate(paths.register.href(lang, { returnTo }));
    },
  });
  return (
    <div className="screen-only">
      <Card title={t('payment:waysOn.register')} tone="sunken">
        <Form form={form} className={styles.form}>
          <p className="muted">{t('payment:waysOn.registerText')}</p>
          <p>
            <bdi>{email}</bdi>
          </p>
          {/* Tells password managers whose password it is. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <NewPasswordField {...form.field('password')} label={t('auth:fields.password')} />
          <p className="muted small">
            <TermsSentence text={t('payment:receipt.terms')} />
          </p>
          <div className="cluster">
            <Button type="submit" variant="primary" pending={form.pending}>
              {t('auth:register.submit')}
            </Button>
            <ButtonLink variant="quiet" to={paths.login.href(lang, { returnTo })}>
              {t('payment:waysOn.login')}
            </ButtonLink>
          </div>
        </Form>
      </Card>
    </div>
  );
}
