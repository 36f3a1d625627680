import { perRequest } from '../kernel/perRequest.ts';
import { batched } from '../kernel/batch.ts';
import { withPeople, type CatalogueResearch } from './researches.ts';

/** By a product's id: the published researches whose file it brings, the newest first. Loaded together. */
export const productFiles = perRequest(({ db }) =>
  batched<string, CatalogueResearch[]>(async (ids) => {
    const rows = await db
      .selectFrom('researches')
      .selectAll()
      .where('product_id', 'in', ids)
      .where('status', '=', 'PUBLISHED')
      .where('file', 'is not', null)
      .orderBy('release_date', 'desc')
      .orderBy('id')
      .execute();
    return Map.groupBy(await withPeople(db, rows), ({ product_id: productId }) => productId ?? '');
  }),
);
