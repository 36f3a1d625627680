import type { Catalogue } from '../catalogue/catalogue.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import { polled } from '../kernel/polled.ts';
import type { Services } from '../kernel/services.ts';

/** What pages are made from: the catalog, another one after each change and when a sale ends. */
export const pageVersion = ({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): (() => Promise<Catalogue | undefined>) =>
  polled(
    () => currentCatalogue(db, clock()),
    (error) => log.error({ err: error }, 'The version of the catalog could not be read'),
  );
