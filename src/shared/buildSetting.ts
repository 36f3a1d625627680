/** A build-time variable: in the browser, from the build; on the server, from the environment. */
export function buildSetting(name: `VITE_${string}`): string | undefined {
  const built: Record<string, unknown> | undefined = import.meta.env;
  const value = built?.[name] ?? (typeof process === 'undefined' ? undefined : process.env[name]);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/**
 * The names that a comma-separated variable lists, in the order of `all`; all of them if it isn't set. Names that are
 * always required are included.
 * @throws Error for an unknown name, which aborts the build and the server's startup
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
