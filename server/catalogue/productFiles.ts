import { perRequest } from '../kernel/perRequest.ts';
import { batched } from '../kernel/batch.ts';
import { withPeople, type CatalogueResearch } from './researches.ts';

/** The published studies whose file comes with a product, by product ID, newest first. Batched. */
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
