import { Field } from '@/ui/Field';

interface DayFieldProps {
  name: string;
  label: string;
  /** `YYYY-MM-DD`. */
  defaultValue: string | undefined;
}

/** The platform's own picker of a calendar day. */
export function DayField({ name, label, defaultValue }: DayFieldProps) {
  return (
    <Field label={label}>
      {(control) => <input {...control} type="date" name={name} defaultValue={defaultValue ?? ''} />}
    </Field>
  );
}
