import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '@/ui/Field';
import { ChevronDownIcon } from '@/ui/icons';
import styles from '@/ui/Select.module.css';

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

/** The platform's own picker of one value out of a list. */
export function Select({ label, hint, error, optional, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={styles.box}>
          {/* React fills an uncontrolled one only once: another default makes it anew. */}
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
