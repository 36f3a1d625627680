import { useId, type ReactNode } from 'react';
import { Star } from '@/ui/Star';
import { starValues } from '@/ui/Stars';
import styles from '@/ui/StarField.module.css';
import visuallyHidden from '@/ui/VisuallyHidden.module.css';

interface StarFieldProps {
  name: string;
  /** What is rated. */
  legend: ReactNode;
  /** The name of one of the options, as in “4 of 5 stars”. */
  labelOf: (stars: number) => string;
  error?: ReactNode;
  defaultValue?: number | undefined;
}

/** From one to five stars: a group of radio buttons that shows all stars up to the chosen one as full. */
export function StarField({ name, legend, labelOf, error, defaultValue }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      className={styles.field}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      // A form gives the focus to what is wrong: to the group, which passes it on.
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
