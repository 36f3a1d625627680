import { useId, type ReactNode } from 'react';
import { Star } from '@/ui/Star';
import { starValues } from '@/ui/Stars';
import styles from '@/ui/fields/StarField.module.css';
import visuallyHidden from '@/ui/VisuallyHidden.module.css';

interface StarFieldProps {
  name: string;
  /** What is rated. */
  legend: ReactNode;
  /** The name of an option, such as “4 of 5 stars”. */
  labelOf: (stars: number) => string;
  error?: ReactNode;
  defaultValue?: number | undefined;
}

/** One to five stars: a group of radio buttons that fills all stars up to the chosen one. */
export function StarField({ name, legend, labelOf, error, defaultValue }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.field}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      // A form focuses its first invalid field: this group, which passes the focus on.
      tabIndex={-1}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.querySelector('input')?.focus();
      }}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {starValues.map((stars) => (
          <label key={stars} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={stars === defaultValue}
              required
              className={visuallyHidden.hidden}
            />
            <span className={visuallyHidden.hidden}>{labelOf(stars)}</span>
            <Star fillOpacity={0} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
