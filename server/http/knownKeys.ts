import type { Services } from '../kernel/services.ts';

/** How long the keys are used before they are read again, in milliseconds. */
const freshFor = 10_000;

export interface KnownKeys {
  /** Whether there is such a key; true where the database does not answer. */
  has(key: string): Promise<boolean>;
}

/** Keys of a table, kept together in memory, so that asking for any number of others costs nothing. */
export function knownKeys(
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
