import type { Transaction } from 'kysely';
import { languages } from '../../../src/shared/languages.ts';
import type { Database } from '../schema.ts';
import { allCurrencies } from './currencies.ts';
import { seedPlaces } from './places.ts';

/** What every installation needs: currencies, languages, countries, cities and the receipt counter. */
export async function seedReferenceData(db: Transaction<Database>): Promise<void> {
  await db
    .insertInto('currencies')
    .values(
      allCurrencies.map(({ id, code, symbol, digits }, index) => ({
        id,
        code,
        symbol,
        digits,
        position: index + 1,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await seedLanguages(db);
  await seedPlaces(db);
  await db
    .insertInto('counters')
    .values({ name: 'receipt', value: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Adds missing languages and updates the others. A language keeps the ID that accounts refer to, wherever it moves in
 * the table of languages.
 */
async function seedLanguages(db: Transaction<Database>): Promise<void> {
  const rows = await db.selectFrom('languages').select('id').execute();
  const lastId = Math.max(0, ...rows.map(({ id }) => Number(id)));
  await db
    .insertInto('languages')
    .values(
      languages.map(({ prefix, tag, nativeName }, index) => ({
        id: String(lastId + index + 1),
        prefix,
        tag,
        native_name: nativeName,
        position: index + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('prefix').doUpdateSet(({ ref }) => ({
        tag: ref('excluded.tag'),
        native_name: ref('excluded.native_name'),
        position: ref('excluded.position'),
      })),
    )
    .execute();
}
