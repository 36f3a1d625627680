import { useId, type ReactNode } from 'react';
import styles from '@/ui/fields/RadioGroup.module.css';
import visuallyHidden from '@/ui/VisuallyHidden.module.css';

interface RadioGroupProps {
  /** What is being chosen. */
  legend: ReactNode;
  /** If a heading above already says the same. */
  isLegendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** Makes the options more compact, for many one-line ones. */
  isDense?: boolean;
  /** Puts the options beside each other, for two or three short ones. */
  isRow?: boolean;
  /** `RadioOption`s. */
  children: ReactNode;
}

/** A titled group of radio options. */
export function RadioGroup({
  legend,
  isLegendHidden,
  hint,
  error,
  disabled,
  isDense,
  isRow,
  children,
}: RadioGroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} aria-describedby={describedBy || undefined} disabled={disabled}>
      <legend className={isLegendHidden ? visuallyHidden.hidden : styles.legend}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div
        className={[styles.options, isDense && styles.dense, isRow && styles.row].filter(Boolean).join(' ')}
      >
        {children}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
