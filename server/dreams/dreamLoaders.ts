import { batched } from '../kernel/batch.ts';
import { shownStatuses } from '../catalogue/researchPage.ts';
import { withPeople, type CatalogueResearch } from '../catalogue/researches.ts';
import { perRequest } from '../kernel/perRequest.ts';

/** Batched loaders for what dreams point at: a list costs as many queries as one dream. */
export const dreamLoaders = perRequest(({ db }) => ({
  /** Only those that have a page. */
  research: batched<string, CatalogueResearch>(async (ids) => {
    const rows = await db
      .selectFrom('researches')
      .selectAll()
      .where('id', 'in', ids)
      .where('status', 'in', shownStatuses)
      .execute();
    return new Map((await withPeople(db, rows)).map((research) => [research.id, research]));
  }),
}));
