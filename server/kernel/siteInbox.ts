import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Config } from './config.ts';

/** The row of `settings` with the inbox of the site. */
export const contactSetting = 'contactEmail';

/** Where messages to the site and notices for the operator go: the operator's setting, else `CONTACT_EMAIL`. */
export async function siteInbox(
  db: Kysely<Database>,
  { contactEmail }: Pick<Config, 'contactEmail'>,
): Promise<string> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', contactSetting)
    .executeTakeFirst();
  return row?.value ?? contactEmail;
}
