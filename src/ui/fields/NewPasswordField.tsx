import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/ui/fields/PasswordField';
import { passwordStrength } from '@/ui/fields/passwordStrength';
import styles from '@/ui/fields/NewPasswordField.module.css';

interface NewPasswordFieldProps {
  name: string;
  label: ReactNode;
  error: ReactNode;
}

/** A new password, with a strength hint while it is typed. Needs the namespace `forms`. */
export function NewPasswordField({ name, label, error }: NewPasswordFieldProps) {
  const { t } = useTranslation('forms');
  const id = useId();
  const [password, setPassword] = useState('');
  const strength = passwordStrength(password);
  return (
    <div className={styles.field}>
      <PasswordField
        name={name}
        label={label}
        hint={t('password.hint')}
        error={error}
        autoComplete="new-password"
        onChange={(event) => setPassword(event.currentTarget.value)}
        required
      />
      {password !== '' && (
        <div className={`${styles.strength} ${styles[strength]}`}>
          <span className={styles.bar} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span id={id} role="status" aria-label={t('password.strength.label')}>
            {t(`password.strength.${strength}`)}
          </span>
        </div>
      )}
    </div>
  );
}
