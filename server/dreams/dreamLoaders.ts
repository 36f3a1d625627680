import { batched } from '../catalogue/batch.ts';
import type { PlanRow } from '../catalogue/products.ts';
import { shownStatuses } from '../catalogue/researchPage.ts';
import { withPeople, type CatalogueResearch } from '../catalogue/researches.ts';
import { perRequest } from '../graphql/perRequest.ts';

/** What dreams point at, loaded together: a list costs as many queries as one dream. */
export const dreamLoaders = perRequest(({ db }) => ({
  plan: batched<string, PlanRow>(async (ids) => {
    const plans = await db.selectFrom('plans').selectAll().where('id', 'in', ids).execute();
    return new Map(plans.map((plan) => [plan.id, plan]));
  }),
  /** Those that have a page of their own. */
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
