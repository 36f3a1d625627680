import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '@/ui/fields/Field';
import { ChevronDownIcon } from '@/ui/icons';
import styles from '@/ui/fields/Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends
    FieldWords,
    Omit<ComponentProps<'select'>, 'id' | 'className' | 'children' | 'aria-describedby' | 'aria-invalid'> {
  name: string;
  options: readonly SelectOption[];
}

/** The native select. */
export function Select({ label, hint, error, optional, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.box}>
          {/* React applies `defaultValue` only on mount: a new default needs a new element. */}
          <select
            key={String(select.defaultValue)}
            {...select}
            {...control}
            className={`${control.className} ${styles.select}`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.chevron} size={18} />
        </div>
      )}
    </Field>
  );
}
