import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/features/auth/AuthPage';
import { CallbackFailure } from '@/features/auth/CallbackFailure';
import { SecondFactorFields } from '@/features/auth/SecondFactorFields';
import { useProofForm } from '@/features/auth/useProofForm';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/form/Form';
import { NewPasswordField } from '@/ui/fields/NewPasswordField';
import { PasswordField } from '@/ui/fields/PasswordField';
import styles from '@/features/auth/AuthForm.module.css';

/**
 * Asks for the registration's password, or for a new one, when the link of an unverified address was opened in another
 * browser.
 */
export function LinkProof({ code }: { code: string }) {
  const { t } = useTranslation('auth');
  const { form, atCode } = useProofForm(code);
  const [isOther, setIsOther] = useState(false);
  const { failure } = form;
  // Meanwhile the link was used or expired, or an account was created for the address.
  if (failure?.code === 'NOT_FOUND' || failure?.code === 'CONFLICT')
    return <CallbackFailure refusal={{ failure }} onRetry={() => undefined} />;
  const change = () => {
    // An error about one password doesn't apply to the other.
    form.clear();
    setIsOther(!isOther);
  };
  return (
    <AuthPage
      metaTitle={t('callback.metaTitle')}
      title={t(atCode ? 'secondFactor.title' : 'proof.title')}
      {...(!atCode && { lead: t(isOther ? 'proof.newLead' : 'proof.lead') })}
    >
      <Form form={form} className={styles.form} {...(atCode && { notice: null })}>
        <div className={styles.fields} hidden={atCode}>
          {isOther ? (
            <NewPasswordField {...form.field('newPassword')} label={t('newPassword.password')} />
          ) : (
            <PasswordField
              {...form.field('password')}
              label={t('fields.password')}
              autoComplete="current-password"
              required
            />
          )}
        </div>
        {atCode ? (
          <SecondFactorFields form={form} />
        ) : (
          <>
            <Button type="submit" variant="primary" wide pending={form.pending}>
              {t(isOther ? 'newPassword.submit' : 'secondFactor.submit')}
            </Button>
            <Button variant="quiet" wide onClick={change}>
              {t(isOther ? 'proof.known' : 'proof.unknown')}
            </Button>
          </>
        )}
      </Form>
    </AuthPage>
  );
}
