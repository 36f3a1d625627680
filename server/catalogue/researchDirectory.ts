import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AuthorRow, CategoryRow } from './researches.ts';

/** The categories and authors that have published studies, in order. */
export async function researchDirectory(
  db: Kysely<Database>,
): Promise<{ categories: CategoryRow[]; authors: AuthorRow[] }> {
  const [categories, authors] = await Promise.all([
    db
      .selectFrom('categories')
      .selectAll()
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('research_categories')
          .innerJoin('researches', 'researches.id', 'research_categories.research_id')
          .select('category_id')
          .where('status', '=', 'PUBLISHED'),
      )
      .orderBy('position')
      .execute(),
    db
      .selectFrom('authors')
      .selectAll()
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('research_authors')
          .innerJoin('researches', 'researches.id', 'research_authors.research_id')
          .select('author_id')
          .where('status', '=', 'PUBLISHED'),
      )
      .orderBy('position')
      .execute(),
  ]);
  return { categories, authors };
}
