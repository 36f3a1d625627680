import { sql, type Kysely, type Selectable } from 'kysely';
import { prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';

/** Every row the catalog is built from, as of one moment. */
export interface CatalogueRows {
  /** Changes whenever the catalog does. */
  readonly version: number;
  readonly currencies: readonly Selectable<Database['currencies']>[];
  readonly languages: readonly Selectable<Database['languages']>[];
  /** A rate as text, without trailing zeros. */
  readonly rates: readonly (Omit<Selectable<Database['exchange_rates']>, 'rate'> & { rate: string })[];
  readonly products: readonly Selectable<Database['products']>[];
  /** Every slug that a product has or had. */
  readonly slugs: readonly Selectable<Database['product_slugs']>[];
  readonly people: readonly Selectable<Database['people']>[];
  readonly plans: readonly Selectable<Database['plans']>[];
  readonly tariffs: readonly Selectable<Database['tariffs']>[];
  /** When the last event of a tariff or gift ends; those without events are missing. */
  readonly eventEnds: readonly EventEnd[];
  /** What tariffs deliver now, in order. */
  readonly contents: readonly TariffContent[];
  readonly prices: readonly Selectable<Database['prices']>[];
  /** The history of each price that is or may be reduced, in its order. */
  readonly priceHistory: readonly Selectable<Database['price_history']>[];
  readonly gifts: readonly Selectable<Database['gifts']>[];
  readonly giftTariffs: readonly Selectable<Database['gift_tariffs']>[];
  readonly pictures: readonly Selectable<Database['pictures']>[];
  /** The pools that tariffs and gifts take license keys from. */
  readonly licencePools: readonly LicencePool[];
  /** The events that are for so many people only. */
  readonly limitedEvents: readonly LimitedEvent[];
}

export type LicencePool = Pick<
  Selectable<Database['deliverables']>,
  'tariff_id' | 'gift_id' | 'pool' | 'archived_at'
>;

type LimitedEvent = Pick<Selectable<Database['deliverables']>, 'tariff_id' | 'gift_id' | 'archived_at'> & {
  readonly event: string;
  readonly seats: number;
};

/** One thing that a tariff delivers. */
export interface TariffContent {
  readonly tariff_id: string | null;
  readonly kind: Selectable<Database['deliverables']>['kind'];
  /** Of its files. */
  readonly media_types: readonly string[];
  /** Of its text. */
  readonly langs: readonly string[];
}

type EventEnd = Pick<Selectable<Database['deliverables']>, 'tariff_id' | 'gift_id'> & {
  readonly ends_at: Date;
};

/** The current version of the catalog, as seen by the database or transaction. */
export const storedVersion = async (db: Kysely<Database>): Promise<number | undefined> =>
  (await version(db, {}))[0]?.version;

const version = prepared('catalogue_version', (db) => db.selectFrom('catalogue_version').select('version'));

/** Reads the whole catalog in one consistent snapshot, with each table in its own order. */
export const readCatalogue = (db: Kysely<Database>): Promise<CatalogueRows> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(readRows);

/**
 * Does the same in an existing transaction, which may see commits between two queries, so it retries until the version
 * is stable.
 */
export async function readCatalogueIn(trx: Kysely<Database>): Promise<CatalogueRows> {
  for (;;) {
    const rows = await readRows(trx);
    if (rows.version === (await storedVersion(trx))) return rows;
  }
}

async function readRows(trx: Kysely<Database>): Promise<CatalogueRows> {
  const { version: read } = await trx
    .selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirstOrThrow();
  return {
    version: read,
    currencies: await trx.selectFrom('currencies').selectAll().orderBy('position').execute(),
    languages: await trx.selectFrom('languages').selectAll().orderBy('position').execute(),
    rates: await trx
      .selectFrom('exchange_rates')
      .select(['currency_id', 'source', 'taken_at', sql<string>`trim_scale(rate)::text`.as('rate')])
      .execute(),
    products: await trx.selectFrom('products').selectAll().orderBy('position').execute(),
    slugs: await trx.selectFrom('product_slugs').selectAll().execute(),
    people: await trx.selectFrom('people').selectAll().orderBy('position').orderBy('id').execute(),
    plans: await trx.selectFrom('plans').selectAll().orderBy('position').execute(),
    tariffs: await trx.selectFrom('tariffs').selectAll().orderBy('position').execute(),
    eventEnds: await trx
      .selectFrom('deliverables')
      .innerJoin('event_dates', 'deliverable_id', 'deliverables.id')
      .select((eb) => ['tariff_id', 'gift_id', eb.fn.max('ends_at').as('ends_at')])
      .where('archived_at', 'is', null)
      .groupBy(['tariff_id', 'gift_id'])
      .execute(),
    contents: await trx
      .selectFrom('deliverables')
      .leftJoin('deliverable_files', 'deliverable_files.deliverable_id', 'deliverables.id')
      .leftJoin('deliverable_texts', 'deliverable_texts.deliverable_id', 'deliverables.id')
      .select([
        'tariff_id',
        'kind',
        sql<string[]>`array_remove(array_agg(distinct media_type), null)`.as('media_types'),
        sql<string[]>`array_remove(array_agg(distinct lang), null)`.as('langs'),
      ])
      .where('tariff_id', 'is not', null)
      .where('archived_at', 'is', null)
      .groupBy('deliverables.id')
      .orderBy('deliverables.position')
      .orderBy('deliverables.id')
      .execute(),
    prices: await trx.selectFrom('prices').selectAll().execute(),
    priceHistory: await trx
      .selectFrom('price_history')
      .innerJoin('prices', (join) =>
        join
          .onRef('prices.tariff_id', '=', 'price_history.tariff_id')
          .onRef('prices.currency_id', '=', 'price_history.currency_id'),
      )
      .selectAll('price_history')
      .where((eb) => eb.or([eb('prices.sale_minor', 'is not', null), eb('prices.old_minor', 'is not', null)]))
      .orderBy('price_history.id')
      .execute(),
    gifts: await trx.selectFrom('gifts').selectAll().orderBy('position').execute(),
    giftTariffs: await trx
      .selectFrom('gift_tariffs')
      .innerJoin('tariffs', 'tariffs.id', 'gift_tariffs.tariff_id')
      .select(['gift_id', 'tariff_id'])
      .orderBy('tariffs.position')
      .execute(),
    pictures: await trx.selectFrom('pictures').selectAll().execute(),
    licencePools: await trx
      .selectFrom('deliverables')
      .select(['tariff_id', 'gift_id', 'pool', 'archived_at'])
      .where('kind', '=', 'LICENCE')
      .execute(),
    limitedEvents: await trx
      .selectFrom('deliverables')
      .select(['tariff_id', 'gift_id', 'archived_at', 'event', 'seats'])
      .where('event', 'is not', null)
      .$narrowType<{ event: string; seats: number }>()
      .orderBy('event')
      .execute(),
  };
}
