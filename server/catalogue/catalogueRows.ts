import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Everything that the catalogue is made of, as it was at one moment. */
export interface CatalogueRows {
  /** Another one for each change. */
  readonly version: number;
  readonly currencies: readonly Selectable<Database['currencies']>[];
  readonly languages: readonly Selectable<Database['languages']>[];
  /** A rate as text, without trailing zeros. */
  readonly rates: readonly (Omit<Selectable<Database['exchange_rates']>, 'rate'> & { rate: string })[];
  readonly products: readonly Selectable<Database['products']>[];
  /** Every address that a product has or had. */
  readonly slugs: readonly Selectable<Database['product_slugs']>[];
  readonly plans: readonly Selectable<Database['plans']>[];
  readonly tariffs: readonly Selectable<Database['tariffs']>[];
  readonly prices: readonly Selectable<Database['prices']>[];
  readonly gifts: readonly Selectable<Database['gifts']>[];
  readonly giftTariffs: readonly Selectable<Database['gift_tariffs']>[];
}

/** Reads the whole catalogue, each kind of thing in its order. What is written meanwhile is not in any part of it. */
export const readCatalogue = (db: Kysely<Database>): Promise<CatalogueRows> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { version } = await trx
        .selectFrom('catalogue_version')
        .select('version')
        .executeTakeFirstOrThrow();
      return {
        version,
        currencies: await trx.selectFrom('currencies').selectAll().orderBy('position').execute(),
        languages: await trx.selectFrom('languages').selectAll().orderBy('position').execute(),
        rates: await trx
          .selectFrom('exchange_rates')
          .select(['currency_id', 'source', 'taken_at', sql<string>`trim_scale(rate)::text`.as('rate')])
          .execute(),
        products: await trx.selectFrom('products').selectAll().orderBy('position').execute(),
        slugs: await trx.selectFrom('product_slugs').selectAll().execute(),
        plans: await trx.selectFrom('plans').selectAll().orderBy('position').execute(),
        tariffs: await trx.selectFrom('tariffs').selectAll().orderBy('position').execute(),
        prices: await trx.selectFrom('prices').selectAll().execute(),
        gifts: await trx.selectFrom('gifts').selectAll().orderBy('position').execute(),
        giftTariffs: await trx
          .selectFrom('gift_tariffs')
          .innerJoin('tariffs', 'tariffs.id', 'gift_tariffs.tariff_id')
          .select(['gift_id', 'tariff_id'])
          .orderBy('tariffs.position')
          .execute(),
      };
    });
