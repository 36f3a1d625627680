import type { Services } from '../kernel/services.ts';

/** How long the keys are cached, in milliseconds. */
const freshFor = 10_000;

export interface KnownKeys {
  /** Whether the key exists; true if the database is unavailable. */
  has(key: string): Promise<boolean>;
}

/** Caches all keys of a table in memory, so that looking up unknown ones costs nothing. */
export function cachedKeySet(
  log: Pick<Services, 'log'>['log'],
  name: string,
  load: () => Promise<readonly string[]>,
): KnownKeys {
  let known: ReadonlySet<string> | undefined;
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    try {
      known = new Set(await load());
    } catch (error) {
      known = undefined;
      log.error({ err: error }, `The ${name} could not be read`);
    }
    readAt = performance.now();
  };

  return {
    async has(key) {
      if (performance.now() - readAt >= freshFor)
        await (reading ??= read().finally(() => (reading = undefined)));
      return known?.has(key) ?? true;
    },
  };
}
