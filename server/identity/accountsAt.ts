import type { Kysely, SelectQueryBuilder } from 'kysely';
import { readableEmail } from '../../src/shared/readableEmail.ts';
import { normalizeEmail } from '../../src/shared/texts.ts';
import type { Database } from '../database/schema.ts';

/**
 * The accounts with an address, in any spelling: one, or two where both spellings of an international domain had an
 * account before addresses were normalized.
 */
export function accountsAt(
  db: Kysely<Database>,
  address: string,
): SelectQueryBuilder<Database, 'users', object> {
  const ascii = normalizeEmail(address);
  return db.selectFrom('users').where('login', 'in', [ascii, readableEmail(ascii)]);
}
