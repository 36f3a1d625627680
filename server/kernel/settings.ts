import * as v from 'valibot';

/** The raw environment, without empty variables. */
export type Environment = Readonly<Record<string, string>>;

/** The settings that one part of the server reads from the environment. */
export interface Settings<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  /** The parsed settings of a configuration, cached. @throws ValiError if `readConfig` did not validate them */
  readonly of: (config: { readonly environment: Environment }) => T;
}

/**
 * Defines settings next to the code that reads them. Pass them to `readConfig`, so that startup reports invalid ones.
 */
export function defineSettings<T extends object>(schema: v.GenericSchema<unknown, T>): Settings<T> {
  const known = new WeakMap<Environment, T>();
  return {
    schema,
    of: ({ environment }) => {
      const parsed = known.get(environment) ?? v.parse(schema, environment);
      known.set(environment, parsed);
      return parsed;
    },
  };
}

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

export const whole = (least: number, most: number) =>
  v.pipe(
    text,
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );

export const origin = v.pipe(
  text,
  v.check(
    (value) => ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? ''),
    'must be an http or https address',
  ),
  v.transform((value) => new URL(value).origin),
);
