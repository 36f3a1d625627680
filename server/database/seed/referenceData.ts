import type { Transaction } from 'kysely';
import { languages } from '../../../src/shared/languages.ts';
import type { Database } from '../schema.ts';
import { seedPlaces } from './places.ts';

/** Currencies in the order of the currency menu; digits as in `Intl`. */
export const currencies = [
  { id: '1', code: 'USD', symbol: '$', digits: 2 },
  { id: '2', code: 'EUR', symbol: '€', digits: 2 },
  { id: '3', code: 'RUB', symbol: '₽', digits: 2 },
  { id: '4', code: 'KZT', symbol: '₸', digits: 2 },
  { id: '5', code: 'UAH', symbol: '₴', digits: 2 },
  { id: '6', code: 'ILS', symbol: '₪', digits: 2 },
  { id: '7', code: 'AED', symbol: 'AED', digits: 2 },
  { id: '8', code: 'IRR', symbol: 'IRR', digits: 0 },
  { id: '9', code: 'CNY', symbol: '¥', digits: 2 },
  { id: '10', code: 'KRW', symbol: '₩', digits: 0 },
  { id: '11', code: 'KWD', symbol: 'KWD', digits: 3 },
  { id: '12', code: 'GBP', symbol: '£', digits: 2 },
] as const;

export type CurrencyCode = (typeof currencies)[number]['code'];

/** Finds a currency in the table above. */
export function currencyOf(code: CurrencyCode): (typeof currencies)[number] {
  const found = currencies.find((currency) => currency.code === code);
  if (!found) throw new Error(`No such currency: ${code}`);
  return found;
}

/** What every installation needs: currencies, languages, countries, cities and the receipt counter. */
export async function seedReferenceData(db: Transaction<Database>): Promise<void> {
  await db
    .insertInto('currencies')
    .values(
      currencies.map(({ id, code, symbol, digits }, index) => ({
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
