import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '@/ui/PasswordField';
import { passwordStrength } from '@/features/auth/passwordStrength';
import styles from '@/features/auth/NewPasswordField.module.css';

/** A password to be chosen, with a word on how good it is while it is typed. */
export function NewPasswordField({ name, error }: { name: string; error: string | undefined }) {
  const { t } = useTranslation('auth');
  const id = useId();
  const [password, setPassword] = useState('');
  const strength = passwordStrength(password);
  return (
    <div className={styles.field}>
      <PasswordField
        name={name}
        label={t('fields.password')}
        hint={t('register.passwordHint')}
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
          <span id={id} role="status" aria-label={t('register.strength.label')}>
            {t(`register.strength.${strength}`)}
          </span>
        </div>
      )}
    </div>
  );
}
