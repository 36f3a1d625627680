import type { Kysely } from 'kysely';
import type { Found } from '../../../src/shared/desk/find.ts';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Database } from '../../database/schema.ts';
import { byEmail, byId, byName } from './customers.ts';
import { findOrders } from './orders.ts';

async function promos(db: Kysely<Database>, text: string): Promise<Found[]> {
  const rows = await db
    .selectFrom('promo_codes')
    .select(['code', 'uses'])
    .where('code', '=', text.toUpperCase())
    .execute();
  return rows.map(({ code, uses }) => ({ kind: 'PROMO', by: 'PROMO_CODE', code, uses }));
}

/** Everything that a text can mean: what it names exactly, then people. Each way is a look-up in an index. */
export async function findAnything(
  db: Kysely<Database>,
  given: string,
  lang: Lang | undefined,
): Promise<Found[]> {
  const text = given.trim();
  const isName = /\p{L}/u.test(text) && !text.includes('@') && text.length >= 2;
  const isAddress = text.length >= 3 && !/\s/.test(text);
  const found: Found[][] = await Promise.all([
    findOrders(db, text, lang),
    promos(db, text),
    isAddress ? byEmail(db, text) : [],
    byId(db, text),
    isName ? byName(db, text) : [],
  ]);
  return found.flat();
}
