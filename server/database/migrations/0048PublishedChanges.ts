import { sql, type Kysely } from 'kysely';

/** The tables that pages are made from besides those of the cached catalog. */
const tables = [
  'deliverable_files',
  'deliverable_texts',
  'product_authors',
  'projects',
  'categories',
  'authors',
  'research_slugs',
  'research_categories',
  'research_authors',
];

/** All columns of a study but its views, which change with every visit. */
const studyColumns = `id, slug, title, description, seo_title, seo_description, doi, file, image_web, image_mob,
  platform_logo, nft_source, source, release_date, status, product_id`;

const statements = [
  ...tables.map(
    (table) => `create trigger catalogue_changes before insert or update or delete or truncate on ${table}
      for each statement execute function catalogue_changes()`,
  ),
  `create trigger catalogue_changes before insert or update of ${studyColumns} or delete or truncate on researches
    for each statement execute function catalogue_changes()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
