import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { DocumentTables } from '../database/tables/documents.ts';

export type PageRow = Selectable<DocumentTables['pages']>;

/** An owner's page by its name. */
export const findPage = (db: Kysely<Database>, slug: string): Promise<PageRow | undefined> =>
  db.selectFrom('pages').selectAll().where('id', '=', slug).executeTakeFirst();
