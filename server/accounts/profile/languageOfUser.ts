import type { Kysely } from 'kysely';
import { fallbackLang, type Lang } from '../../../src/shared/languages.ts';
import type { Database } from '../../database/schema.ts';

/** The language to write to an account in. */
export async function languageOfUser(
  db: Kysely<Database>,
  { language_id: id }: { language_id: string | null },
): Promise<Lang> {
  const found = await db
    .selectFrom('languages')
    .select('prefix')
    .where('id', '=', id ?? '')
    .executeTakeFirst();
  return found?.prefix ?? fallbackLang;
}
