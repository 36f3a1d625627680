import { useId, type ReactNode } from 'react';
import styles from '@/ui/fields/Field.module.css';

/** The texts that every field can have. */
export interface FieldWords {
  label: ReactNode;
  /** A hint under the label. */
  hint?: ReactNode;
  /** What is wrong with the value, in words. */
  error?: ReactNode;
  /** Follows the label of a field that may stay empty. */
  optional?: ReactNode;
}

/** The props a control needs so that its label, hint and error are announced with it. */
interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  children: (control: ControlProps) => ReactNode;
}

/** A label, hint and error around a control. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.labels}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {optional && <span className={styles.optional}>{optional}</span>}
      </div>
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
