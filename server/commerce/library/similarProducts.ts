import type { Kysely } from 'kysely';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueProduct } from '../../catalogue/products.ts';
import type { Database } from '../../database/schema.ts';
import type { ProductPageFacts } from './productPage.ts';

/** How many are shown. */
const most = 3;

/** Products to buy instead of one, or after it: those that share an author, then those next to it in the catalog. */
export async function similarProducts(
  db: Kysely<Database>,
  catalogue: Catalogue,
  { product, authors }: Pick<ProductPageFacts, 'product' | 'authors'>,
): Promise<CatalogueProduct[]> {
  const rows =
    authors.length === 0
      ? []
      : await db
          .selectFrom('product_authors')
          .select('product_id')
          .where(
            'author_id',
            'in',
            authors.map(({ id }) => id),
          )
          .execute();
  const byAuthors = new Set(rows.map(({ product_id: id }) => id));
  const distance = ({ position }: CatalogueProduct) => Math.abs(position - product.position);
  return catalogue.productsOnSale
    .filter(({ id, plan }) => id !== product.id && !plan)
    .toSorted(
      (a, b) => Number(byAuthors.has(b.id)) - Number(byAuthors.has(a.id)) || distance(a) - distance(b),
    )
    .slice(0, most);
}
