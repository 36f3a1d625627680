import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from '@/ui/fields/Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'type' | 'aria-describedby' | 'aria-invalid' | 'children'
> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words. */
  error?: ReactNode;
}

/** A checkbox with its label beside it. */
export function Checkbox({ label, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.checkbox}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id}>{label}</label>
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
