import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { CodeField } from '@/ui/fields/CodeField';
import { FailureNotice } from '@/ui/FailureNotice';
import type { FormState } from '@/ui/form/useForm';
import styles from '@/features/auth/SecondFactorFields.module.css';

interface SecondFactorFieldsProps {
  form: Pick<FormState<'otp'>, 'field' | 'failure' | 'count' | 'pending' | 'clear'>;
}

/** Form fields that ask for an authenticator or recovery code, in the field `otp`. */
export function SecondFactorFields({ form }: SecondFactorFieldsProps) {
  const { t } = useTranslation('auth');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  return (
    <>
      {form.failure && <FailureNotice key={form.count} failure={form.failure} />}
      <p className={styles.lead}>{t(`secondFactor.${kind}.lead`)}</p>
      <CodeField
        key={kind}
        {...form.field('otp')}
        kind={kind === 'app' ? 'digits' : 'text'}
        label={t(`secondFactor.${kind}.label`)}
        hint={t(`secondFactor.${kind}.hint`)}
        focused
      />
      <Button type="submit" variant="primary" wide name="intent" value="password" pending={form.pending}>
        {t('secondFactor.submit')}
      </Button>
      <button
        type="button"
        className={styles.switch}
        onClick={() => {
          // An error about one kind of code doesn't apply to the other.
          form.clear();
          setKind(kind === 'app' ? 'recovery' : 'app');
        }}
      >
        {t(`secondFactor.${kind}.switch`)}
      </button>
    </>
  );
}
