/** A build-time variable: in the browser what the build was given, on the server what its environment says. */
export function buildSetting(name: `VITE_${string}`): string | undefined {
  const built: Record<string, unknown> | undefined = import.meta.env;
  const value = built?.[name] ?? (typeof process === 'undefined' ? undefined : process.env[name]);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/**
 * The names that a variable lists, separated by commas, in the order of all of them; all where it is not set. Those that
 * are always there are among them.
 * @throws Error for a name that is not known, which ends the build and the start of the server
 */
export function offeredOf<Name extends string>(
  variable: `VITE_${string}`,
  all: readonly Name[],
  always: readonly Name[],
  given = buildSetting(variable),
): readonly Name[] {
  if (given === undefined) return all;
  const wanted = given.split(',').map((name) => name.trim());
  const unknown = wanted.filter((name) => !all.some((known) => known === name));
  if (unknown.length > 0)
    throw new Error(`${variable} has ${unknown.join(', ')}; there are ${all.join(', ')}`);
  return all.filter((name) => always.includes(name) || wanted.includes(name));
}
