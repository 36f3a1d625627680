import * as v from 'valibot';
import type { FieldErrors } from '@/shared/errorCodes';
import { fieldErrorsOf } from '@/shared/validation';
import type { FormFailure } from '@/ui/form/result';

/** The values of a form's fields by name, not parsed yet. */
export type Values = Readonly<Record<string, unknown>>;

/** A schema that parses the values of a form. */
export type FormSchema = v.GenericSchema<unknown, unknown>;

/**
 * Reads the fields of a form: texts as they are, checkboxes as booleans, a radio group without a selection as empty,
 * and the name and value of the clicked button.
 */
export function readValues(form: HTMLFormElement, pressed?: HTMLElement | null): Values {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(form));
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox' && field.name !== '')
      values[field.name] = field.checked;
    if (field instanceof HTMLInputElement && field.type === 'radio') values[field.name] ??= '';
  }
  if (pressed instanceof HTMLButtonElement && pressed.name !== '') values[pressed.name] = pressed.value;
  return values;
}

/** Maps the server's field paths in the input to the form's field names, which are the last part of the path. */
const byName = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([path, error]) => [path.split('.').at(-1) ?? path, error]));

function problemsOf(schema: FormSchema, values: Values): FieldErrors {
  const parsed = v.safeParse(schema, values);
  return parsed.success ? {} : byName(fieldErrorsOf(parsed.issues));
}

/**
 * The errors that remain in the fields that a failed attempt named: the schema's while it has one, and the server's
 * until the field's value changes.
 */
export function remainingErrors(
  schema: FormSchema,
  failure: FormFailure,
  { sent, now }: { sent: Values; now: Values },
): FieldErrors {
  const named = Object.entries(byName(failure.fields));
  if (named.length === 0) return {};
  const [before, after] = [problemsOf(schema, sent), problemsOf(schema, now)];
  return Object.fromEntries(
    named.flatMap(([name, error]) => {
      const isAnswered = before[name] !== undefined || !Object.is(sent[name], now[name]);
      const left = after[name] ?? (isAnswered ? undefined : error);
      return left === undefined ? [] : [[name, left] as const];
    }),
  );
}

/** Whether a failure is only about fields that the form has. */
export function isAboutFields({ code, fields }: FormFailure, sent: Values): boolean {
  const names = Object.keys(byName(fields));
  return code === 'BAD_USER_INPUT' && names.length > 0 && names.every((name) => name in sent);
}
