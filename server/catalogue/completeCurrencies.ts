import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CatalogueRows } from './catalogueRows.ts';

/** The IDs of the currencies that every tariff on sale has a price in. */
export function completeCurrencies({ products, tariffs, prices }: CatalogueRows): ReadonlySet<string> {
  const active = new Set(products.filter((product) => product.active).map(({ id }) => id));
  const onSale = new Set(
    tariffs
      .filter((tariff) => active.has(tariff.product_id) && tariff.archived_at === null)
      .map(({ id }) => id),
  );
  const priced = Map.groupBy(
    prices.filter((price) => onSale.has(price.tariff_id)),
    (price) => price.currency_id,
  );
  return new Set([...priced].filter(([, found]) => found.length === onSale.size).map(([id]) => id));
}

/** The same, computed from the current state of the database. */
export async function readCompleteCurrencies(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const onSale = db
    .selectFrom('tariffs')
    .innerJoin('products', 'products.id', 'tariffs.product_id')
    .where('products.active', '=', true)
    .where('tariffs.archived_at', 'is', null);
  const rows = await onSale
    .innerJoin('prices', 'prices.tariff_id', 'tariffs.id')
    .select('prices.currency_id')
    .groupBy('prices.currency_id')
    .having((eb) => eb(eb.fn.countAll<number>(), '=', onSale.select(eb.fn.countAll<number>().as('count'))))
    .execute();
  return new Set(rows.map(({ currency_id: id }) => id));
}

/** Adds to each currency whether it is complete. */
export const withCompleteness = <Currency extends { readonly id: string }>(
  currencies: readonly Currency[],
  complete: ReadonlySet<string>,
) => currencies.map((currency) => ({ ...currency, isComplete: complete.has(currency.id) }));
