import type { ComponentProps } from 'react';
import { Field } from '@/ui/Field';

interface DayFieldProps extends Pick<ComponentProps<'input'>, 'onChange'> {
  name: string;
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
}

/** The platform's own picker of a calendar day. */
export function DayField({ label, ...input }: DayFieldProps) {
  return <Field label={label}>{(control) => <input {...control} {...input} type="date" />}</Field>;
}
