import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { readableEmail } from '../../src/shared/readableEmail.ts';
import { normalizeEmail } from '../../src/shared/texts.ts';
import { containsPattern } from '../database/like.ts';
import type { Database } from '../database/schema.ts';

/** The accounts whose address has a text in it, as it is stored or as people read it. */
export async function accountsLike(
  db: Kysely<Database>,
  text: string,
): Promise<SelectQueryBuilder<Database, 'users', object>> {
  const typed = normalizeEmail(text);
  const read = readableEmail(typed);
  // A part of an international domain has no spelling in ASCII, so that these addresses are decoded.
  const international = await db
    .selectFrom('users')
    .select(['id', 'login'])
    .where('login', 'like', containsPattern('xn--'))
    .execute();
  const ids = international.filter(({ login }) => readableEmail(login ?? '').includes(read));
  return db
    .selectFrom('users')
    .where((eb) =>
      eb.or([
        ...[typed, read].map((part) => eb('login', 'like', containsPattern(part))),
        eb('id', '=', sql<string>`any(${ids.map(({ id }) => id)})`),
      ]),
    );
}
