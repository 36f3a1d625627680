import type { ComponentProps } from 'react';
import { Field, type FieldWords } from '@/ui/Field';

export interface TextFieldProps
  extends
    FieldWords,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'aria-describedby' | 'aria-invalid'> {
  name: string;
  type?: 'text' | 'email' | 'search' | 'tel' | 'url';
}

/** One line of text. Its direction follows what is typed, so an e-mail reads left to right on an Arabic page. */
export function TextField({ label, hint, error, optional, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input dir="auto" {...input} {...control} type={type} />}
    </Field>
  );
}
