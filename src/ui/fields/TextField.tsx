import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '@/ui/fields/Field';

export interface TextFieldProps
  extends
    FieldWords,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'aria-describedby' | 'aria-invalid'> {
  name: string;
  type?: 'text' | 'email' | 'search' | 'tel' | 'url';
}

/** A one-line text field. Its direction follows the text, so an email address reads left to right on an Arabic page. */
export function TextField({ label, hint, error, optional, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input dir="auto" {...input} {...control} type={type} />}
    </Field>
  );
}
