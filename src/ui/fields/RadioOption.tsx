import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from '@/ui/fields/RadioOption.module.css';

export interface RadioOptionProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'className' | 'type' | 'aria-describedby' | 'aria-labelledby' | 'children'
> {
  name: string;
  value: string;
  label: ReactNode;
  /** A line below the label. */
  description?: ReactNode;
  /** At the end of the row, such as a price; part of the option's accessible name. */
  aside?: ReactNode;
}

/** An option of a `RadioGroup`; the whole card is clickable. */
export function RadioOption({ label, description, aside, ...input }: RadioOptionProps) {
  const id = useId();
  return (
    <label className={styles.option}>
      <input
        {...input}
        type="radio"
        className={styles.radio}
        aria-labelledby={aside ? `${id}-label ${id}-aside` : `${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
      />
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {aside && (
        <span id={`${id}-aside`} className={styles.aside}>
          {aside}
        </span>
      )}
      {description && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
    </label>
  );
}
