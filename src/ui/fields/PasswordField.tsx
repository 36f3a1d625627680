import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Field, type FieldWords } from '@/ui/fields/Field';
import styles from '@/ui/fields/PasswordField.module.css';

export interface PasswordFieldProps
  extends
    FieldWords,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'aria-describedby' | 'aria-invalid'> {
  name: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, error, optional, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('forms');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.box}>
          <input
            // Dots follow the page's direction, visible text its own.
            dir={shown ? 'auto' : undefined}
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...control}
            className={`${control.className} ${styles.input} ${shown ? styles.shown : ''}`}
            type={shown ? 'text' : 'password'}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-pressed={shown}
            aria-label={t('password.show')}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
