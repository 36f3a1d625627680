import { useId, type ReactNode } from 'react';
import styles from '@/ui/fields/RangeField.module.css';

interface RangeFieldProps {
  label: ReactNode;
  min: number;
  max: number;
  value: number;
  /** The value in words, such as “3 years”. */
  words: string;
  onChange: (value: number) => void;
}

/** A slider for a whole number; shows the value next to its label. */
export function RangeField({ label, min, max, value, words, onChange }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <output className={styles.words} htmlFor={id}>
          {words}
        </output>
      </div>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
