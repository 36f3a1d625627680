import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { authors, categories, researches } from './researches.ts';
import type { WordBook } from './words.ts';

/** The demo researches with categories and authors. What is there already only gets its words and its references anew. */
export async function seedResearches(db: Transaction<Database>, words: WordBook): Promise<void> {
  await seedCategories(db, words);
  await seedAuthors(db, words);
  await db
    .insertInto('researches')
    .values(
      researches.map(({ id, slug, date, views, status, product, doi, nftSource }) => ({
        id,
        slug,
        title: words.of('researches', id, 'title'),
        description: words.of('researches', id, 'description'),
        seo_title: words.perhaps('researches', id, 'seoTitle'),
        seo_description: words.perhaps('researches', id, 'seoDescription'),
        doi: doi ?? null,
        nft_source: nftSource ?? null,
        file: `https://example.com/researches/${slug}.pdf`,
        source: `https://example.com/researches/${slug}`,
        release_date: date,
        views_count: views,
        status: status ?? 'PUBLISHED',
        product_id: product ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        doi: eb.ref('excluded.doi'),
        nft_source: eb.ref('excluded.nft_source'),
      })),
    )
    .execute();
  await db
    .insertInto('research_categories')
    .values(
      researches.flatMap(({ id, categories }) =>
        categories.map((category) => ({ research_id: id, category_id: category })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('research_authors')
    .values(
      researches.flatMap(({ id, authors }) =>
        authors.map((author, index) => ({ research_id: id, author_id: author, position: index + 1 })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedCategories(db: Transaction<Database>, words: WordBook): Promise<void> {
  await db
    .insertInto('categories')
    .values(
      categories.map((id, index) => ({ id, name: words.of('categories', id, 'name'), position: index + 1 })),
    )
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })))
    .execute();
}

async function seedAuthors(db: Transaction<Database>, words: WordBook): Promise<void> {
  await db
    .insertInto('authors')
    .values(
      authors.map((id, index) => ({
        id,
        full_name: words.of('authors', id, 'fullName'),
        description: words.perhaps('authors', id, 'description'),
        regalia: words.perhaps('authors', id, 'regalia'),
        position: index + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        full_name: eb.ref('excluded.full_name'),
        description: eb.ref('excluded.description'),
        regalia: eb.ref('excluded.regalia'),
      })),
    )
    .execute();
}
