import * as v from 'valibot';
import { fieldErrorsOf } from '../../src/shared/validation.ts';
import { failure } from './failure.ts';

/** Drops null fields: the API's optional fields may be either. */
export function withoutNulls(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, withoutNulls(value)]),
  );
}

/** Parses external input. @throws Failure BAD_USER_INPUT with the first problem of each field */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, withoutNulls(input));
  if (parsed.success) return parsed.output;
  throw failure('BAD_USER_INPUT', 'Some fields cannot be used.', { fields: fieldErrorsOf(parsed.issues) });
}
