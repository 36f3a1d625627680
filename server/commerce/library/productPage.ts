import type { Kysely, Selectable } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { CatalogueProduct } from '../../catalogue/products.ts';
import { withPeople, type AuthorRow, type CatalogueResearch } from '../../catalogue/researches.ts';
import type { Database } from '../../database/schema.ts';
import { filesOf, type DeliverableFile } from './deliverables.ts';

/** What a tariff hands over, as everybody may know it. */
export interface Content extends Selectable<Database['deliverables']> {
  readonly files: readonly DeliverableFile[];
  /** The languages of a text with the number of its letters. */
  readonly texts: readonly { readonly lang: string; readonly letters: number }[];
}

/** A product with what its page says of it. */
export interface ProductPageFacts {
  readonly product: CatalogueProduct;
  readonly contents: readonly Content[];
  readonly authors: readonly AuthorRow[];
}

/** Everything that the tariffs of a product hand over, in order. */
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
  const [files, texts] = await Promise.all([
    filesOf(db, ids),
    db
      .selectFrom('deliverable_texts')
      .select((eb) => ['deliverable_id', 'lang', eb.fn<number>('length', ['body']).as('letters')])
      .where('deliverable_id', 'in', ids)
      .orderBy('lang')
      .execute(),
  ]);
  const textsOf = Map.groupBy(texts, ({ deliverable_id: id }) => id);
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [], texts: textsOf.get(row.id) ?? [] }));
}

/** The page of a product on sale that sells no plan, by any of its addresses or its id; five queries. */
export async function productPage(
  db: Kysely<Database>,
  catalogue: Catalogue,
  name: string,
): Promise<ProductPageFacts | undefined> {
  const product = catalogue.productNamed(name);
  if (!product || product.plan) return undefined;
  const [contents, authors] = await Promise.all([
    contentsOf(
      db,
      product.tariffsOnSale.map(({ id }) => id),
    ),
    db
      .selectFrom('product_authors')
      .innerJoin('authors', 'authors.id', 'product_authors.author_id')
      .selectAll('authors')
      .where('product_id', '=', product.id)
      .orderBy('product_authors.position')
      .execute(),
  ]);
  return { product, contents, authors };
}

/** Published studies that a product belongs to, then others of its authors, the newest first; three at most. */
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

/** Letters that are read in a minute; signs for syllables or words are fewer. */
const lettersInMinute = (lang: string): number => (lang === 'zh' || lang === 'ko' ? 400 : 1000);

/** How long a text takes to read in the first of the languages that it exists in; null for what is no text. */
export function minutesOf({ texts }: Content, ...langs: readonly Lang[]): number | null {
  const text = langs.map((lang) => texts.find((each) => each.lang === lang)).find(Boolean) ?? texts[0];
  return text ? Math.max(1, Math.round(text.letters / lettersInMinute(text.lang))) : null;
}
