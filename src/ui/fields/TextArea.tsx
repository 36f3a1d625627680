import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '@/ui/fields/Field';
import styles from '@/ui/fields/TextArea.module.css';

export interface TextAreaProps
  extends
    FieldWords,
    Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid'> {
  name: string;
}

/** A multi-line text field. It grows with its text if the browser supports it; its direction follows the text. */
export function TextArea({ label, hint, error, optional, rows = 6, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <textarea
          dir="auto"
          {...textarea}
          {...control}
          rows={rows}
          className={[control.className, styles.area, rows <= 3 && styles.short].filter(Boolean).join(' ')}
        />
      )}
    </Field>
  );
}
