import { perRequest } from '../graphql/perRequest.ts';
import { batched } from './batch.ts';
import { loadProducts, type CatalogueProduct } from './products.ts';

/** What one request reads of the catalogue: every product is loaded once, and in groups. */
export const catalogueOf = perRequest(({ db, clock }) => {
  const load = batched((ids: readonly string[]) => loadProducts(db, ids, clock()));
  return {
    /** Any product, active or not. @throws if there is none */
    product: async (id: string): Promise<CatalogueProduct> => {
      const found = await load(id);
      if (!found) throw new Error(`There is no product ${id}`);
      return found;
    },
    /** A product, or undefined unless it can be bought. */
    productOnSale: async (id: string): Promise<CatalogueProduct | undefined> => {
      const found = await load(id);
      return found?.active && found.cheapest ? found : undefined;
    },
  };
});
