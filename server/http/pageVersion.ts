import type { Catalogue } from '../catalogue/catalogue.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import type { Services } from '../kernel/services.ts';

/** How long a version counts as the current one, in milliseconds. */
const freshMs = 1_000;

/** Above this age a version is not used before it has been checked. Milliseconds. */
const maxAgeMs = 3_000;

/**
 * What pages are made from: the catalog, another one after each change and when a sale ends. It's checked once a second
 * while pages are asked for; if the database is unavailable, the last one counts.
 */
export function pageVersion({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  let known: Catalogue | undefined;
  let checkedAt = -Infinity;
  let checking: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    try {
      known = await currentCatalogue(db, clock());
    } catch (error) {
      log.error({ err: error }, 'The version of the catalog could not be read');
    }
    checkedAt = performance.now();
  };

  return async (): Promise<Catalogue | undefined> => {
    const age = performance.now() - checkedAt;
    if (age < freshMs) return known;
    checking ??= check().finally(() => (checking = undefined));
    if (age > maxAgeMs) await checking;
    return known;
  };
}
