import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/graphql/client/failure';
import { Button } from '@/ui/Button';
import { CodeField } from '@/ui/CodeField';
import { FailureNotice } from '@/ui/FailureNotice';
import { useFieldErrorText } from '@/ui/failureText';
import styles from '@/features/auth/SecondFactorFields.module.css';

interface SecondFactorFieldsProps {
  /** Why the last code did not do. */
  failure: Failure | undefined;
  pending: boolean;
}

/** The inside of a form that asks for the code of an app or a recovery code, in the field `otp`. */
export function SecondFactorFields({ failure, pending }: SecondFactorFieldsProps) {
  const { t } = useTranslation('auth');
  const fieldError = useFieldErrorText();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  // What was said of a code of the one kind does not hold for the other.
  const [forgiven, setForgiven] = useState<Failure>();
  const current = failure === forgiven ? undefined : failure;
  const wrong = current?.fields['otp'];
  return (
    <>
      {current && !wrong && <FailureNotice failure={current} />}
      <p className={styles.lead}>{t(`secondFactor.${kind}.lead`)}</p>
      <CodeField
        key={kind}
        name="otp"
        kind={kind === 'app' ? 'digits' : 'text'}
        label={t(`secondFactor.${kind}.label`)}
        hint={t(`secondFactor.${kind}.hint`)}
        error={fieldError(wrong)}
        focused
      />
      <Button type="submit" variant="primary" wide name="intent" value="password" pending={pending}>
        {t('secondFactor.submit')}
      </Button>
      <button
        type="button"
        className={styles.switch}
        onClick={() => {
          setForgiven(failure);
          setKind(kind === 'app' ? 'recovery' : 'app');
        }}
      >
        {t(`secondFactor.${kind}.switch`)}
      </button>
    </>
  );
}
