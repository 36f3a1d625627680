import * as v from 'valibot';

/**
 * Parses data that this server stored earlier.
 * @throws Error naming the mismatched fields; Valibot's own would quote their values, which may be personal
 */
export function parseStored<T>(schema: v.GenericSchema<unknown, T>, stored: unknown, what: string): T {
  const parsed = v.safeParse(schema, stored);
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? '');
  throw new Error(`${what} does not fit: ${fields.join(', ')}`);
}
