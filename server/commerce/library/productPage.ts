import type { Kysely, Selectable } from 'kysely';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueProduct } from '../../catalogue/products.ts';
import { withPeople, type AuthorRow, type CatalogueResearch } from '../../catalogue/researches.ts';
import type { Database } from '../../database/schema.ts';
import { datesOf, filesOf, textsOf, type DeliverableFile, type EventDate } from './deliverables.ts';
import type { TextLengths } from './readingTime.ts';

/** What a tariff delivers, as anyone may see it. */
export interface Content extends Selectable<Database['deliverables']> {
  readonly files: readonly DeliverableFile[];
  readonly texts: TextLengths;
  readonly dates: readonly EventDate[];
}

/** A product with what its page says about it. */
export interface ProductPageFacts {
  readonly product: CatalogueProduct;
  /** Whether it can be bought. */
  readonly isSold: boolean;
  readonly contents: readonly Content[];
  readonly authors: readonly AuthorRow[];
}

/** Everything a product's tariffs deliver, in order. */
async function contentsOf(db: Kysely<Database>, tariffIds: readonly string[]): Promise<Content[]> {
  const rows = await db
    .selectFrom('deliverables')
    .selectAll()
    .where('tariff_id', 'in', tariffIds)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const events = rows.flatMap(({ id, kind }) => (kind === 'EVENT' ? id : []));
  const [files, texts, dates] = await Promise.all([filesOf(db, ids), textsOf(db, ids), datesOf(db, events)]);
  return rows.map((row) => ({
    ...row,
    files: files.get(row.id) ?? [],
    texts: texts.get(row.id) ?? [],
    dates: dates.get(row.id) ?? [],
  }));
}

/**
 * The page of a product that isn't a plan, by any of its slugs or its id; at most five queries. One that is no longer
 * sold has no contents.
 */
export async function productPage(
  db: Kysely<Database>,
  catalogue: Catalogue,
  name: string,
): Promise<ProductPageFacts | undefined> {
  const product = catalogue.everSoldNamed(name);
  if (!product || product.plan) return undefined;
  const isSold = catalogue.productOnSale(product.id) !== undefined;
  const [contents, authors] = await Promise.all([
    isSold
      ? contentsOf(
          db,
          product.tariffsOnSale.map(({ id }) => id),
        )
      : [],
    db
      .selectFrom('product_authors')
      .innerJoin('authors', 'authors.id', 'product_authors.author_id')
      .selectAll('authors')
      .where('product_id', '=', product.id)
      .orderBy('product_authors.position')
      .execute(),
  ]);
  return { product, isSold, contents, authors };
}

/** Published studies of a product, then others by its authors, newest first; three at most. */
export async function relatedResearches(
  db: Kysely<Database>,
  { product, authors }: ProductPageFacts,
): Promise<CatalogueResearch[]> {
  const rows = await db
    .selectFrom('researches')
    .selectAll()
    .where('status', '=', 'PUBLISHED')
    .where((eb) =>
      eb.or([
        eb('product_id', '=', product.id),
        eb(
          'id',
          'in',
          eb
            .selectFrom('research_authors')
            .select('research_id')
            .where('author_id', 'in', ['', ...authors.map(({ id }) => id)]),
        ),
      ]),
    )
    .orderBy(
      (eb) => eb('product_id', '=', product.id),
      (order) => order.desc().nullsLast(),
    )
    .orderBy('release_date', 'desc')
    .orderBy('id')
    .limit(3)
    .execute();
  return withPeople(db, rows);
}
