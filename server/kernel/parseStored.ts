import * as v from 'valibot';

/**
 * Reads what this server stored earlier.
 * @throws Error naming the fields that do not fit; Valibot's own would quote them, and they may be a person's
 */
export function parseStored<T>(schema: v.GenericSchema<unknown, T>, stored: unknown, what: string): T {
  const parsed = v.safeParse(schema, stored);
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? '');
  throw new Error(`${what} does not fit: ${fields.join(', ')}`);
}
