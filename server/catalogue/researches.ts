import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type SqlBool,
} from 'kysely';
import type { Lang } from '../../src/shared/languages.ts';
import type { Database } from '../database/schema.ts';
import type { Bounds } from '../kernel/pagination.ts';
import { containWords } from './foldedTexts.ts';

export type CategoryRow = Selectable<Database['categories']>;
export type AuthorRow = Selectable<Database['authors']>;

/** A study with its categories and authors, in order. */
export interface CatalogueResearch extends Selectable<Database['researches']> {
  readonly categories: readonly CategoryRow[];
  readonly authors: readonly AuthorRow[];
}

export interface ResearchQuery {
  readonly search?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
  readonly authorId?: string | null | undefined;
}

/** The published studies with these words in the reader's language or in English. */
async function withWords(db: Kysely<Database>, words: string, lang: Lang): Promise<string[]> {
  const rows = await db
    .selectFrom('researches')
    .select('id')
    .select((eb) =>
      sql<(string | null)[]>`array[${sql.join(
        [...new Set([lang, 'en'])].flatMap((language) =>
          (['title', 'description'] as const).map((column) => sql`${eb.ref(column)}->>${language}::text`),
        ),
      )}]`.as('texts'),
    )
    .where('status', '=', 'PUBLISHED')
    .execute();
  return rows.filter(({ texts }) => containWords(texts, words)).map(({ id }) => id);
}

/** Published studies that match the query, and of these only those with the IDs, if there are any. */
const matching =
  (query: ResearchQuery, ids: readonly string[] | undefined) =>
  (eb: ExpressionBuilder<Database, 'researches'>): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [eb('status', '=', 'PUBLISHED')];
    if (ids) conditions.push(sql<SqlBool>`${eb.ref('id')} = any(${[...ids]})`);
    if (query.categoryId)
      conditions.push(
        eb.exists(
          eb
            .selectFrom('research_categories')
            .select('research_id')
            .whereRef('research_id', '=', 'researches.id')
            .where('category_id', '=', query.categoryId),
        ),
      );
    if (query.authorId)
      conditions.push(
        eb.exists(
          eb
            .selectFrom('research_authors')
            .select('research_id')
            .whereRef('research_id', '=', 'researches.id')
            .where('author_id', '=', query.authorId),
        ),
      );
    return eb.and(conditions);
  };

/** A page of the published studies, newest first, with the total count. */
export async function findResearches(
  db: Kysely<Database>,
  query: ResearchQuery,
  lang: Lang,
  { offset, limit }: Bounds,
): Promise<{ researches: CatalogueResearch[]; total: number }> {
  const words = query.search?.trim();
  const where = matching(query, words ? await withWords(db, words, lang) : undefined);
  const { total } = await db
    .selectFrom('researches')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(where)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('researches')
    .selectAll()
    .where(where)
    .orderBy('release_date', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { researches: await withPeople(db, rows), total };
}

/** Adds authors and categories, with as many queries for a hundred studies as for one. */
export async function withPeople(
  db: Kysely<Database>,
  rows: readonly Selectable<Database['researches']>[],
): Promise<CatalogueResearch[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [categories, authors] = await Promise.all([
    db
      .selectFrom('research_categories')
      .innerJoin('categories', 'categories.id', 'research_categories.category_id')
      .selectAll('categories')
      .select('research_id')
      .where('research_id', 'in', ids)
      .orderBy('categories.position')
      .execute(),
    db
      .selectFrom('research_authors')
      .innerJoin('authors', 'authors.id', 'research_authors.author_id')
      .selectAll('authors')
      .select('research_id')
      .where('research_id', 'in', ids)
      .orderBy('research_authors.position')
      .execute(),
  ]);
  const categoriesOf = Map.groupBy(categories, (category) => category.research_id);
  const authorsOf = Map.groupBy(authors, (author) => author.research_id);
  return rows.map((row) =>
    Object.assign(row, { categories: categoriesOf.get(row.id) ?? [], authors: authorsOf.get(row.id) ?? [] }),
  );
}
