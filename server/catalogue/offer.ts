import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CatalogueRows } from './catalogueRows.ts';
import type { Currency } from './prices.ts';

/** A gift that comes with some tariffs. */
interface OfferedGift {
  readonly id: string;
  readonly is_reusable: boolean;
}

/** What an order can choose of a product. */
export interface Offer {
  readonly product: Selectable<Database['products']>;
  /** Of its tariffs that can be bought, in their order. */
  readonly prices: readonly Selectable<Database['prices']>[];
  readonly currencies: readonly Currency[];
  /** An active gift that comes with a tariff. */
  readonly gift: (giftId: string, tariffId: string) => Promise<OfferedGift | undefined>;
}

/** The offers of all active products, by their ids. */
export function offersOf(rows: CatalogueRows): ReadonlyMap<string, Offer> {
  const tariffsOf = Map.groupBy(
    rows.tariffs.filter(({ archived_at: archivedAt }) => archivedAt === null),
    (tariff) => tariff.product_id,
  );
  const pricesOf = Map.groupBy(rows.prices, (price) => price.tariff_id);
  const gift: Offer['gift'] = async (giftId, tariffId) => {
    const comesAlong = rows.giftTariffs.some(
      (link) => link.gift_id === giftId && link.tariff_id === tariffId,
    );
    return comesAlong ? rows.gifts.find(({ id, active }) => id === giftId && active) : undefined;
  };
  return new Map(
    rows.products
      .filter(({ active }) => active)
      .map((product) => {
        const tariffs = tariffsOf.get(product.id) ?? [];
        const prices = tariffs.flatMap(({ id }) => pricesOf.get(id) ?? []);
        return [product.id, { product, prices, currencies: rows.currencies, gift }];
      }),
  );
}

/** The same as the database has it now, for a payment that decides by it; undefined unless the product is active. */
export async function readOffer(trx: Kysely<Database>, productId: string): Promise<Offer | undefined> {
  const product = await trx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', productId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!product) return undefined;
  return {
    product,
    prices: await trx
      .selectFrom('prices')
      .innerJoin('tariffs', 'tariffs.id', 'prices.tariff_id')
      .selectAll('prices')
      .where('tariffs.product_id', '=', product.id)
      .where('tariffs.archived_at', 'is', null)
      .orderBy('tariffs.position')
      .execute(),
    currencies: await trx.selectFrom('currencies').selectAll().orderBy('position').execute(),
    gift: (giftId, tariffId) =>
      trx
        .selectFrom('gifts')
        .innerJoin('gift_tariffs', 'gift_tariffs.gift_id', 'gifts.id')
        .select(['gifts.id', 'gifts.is_reusable'])
        .where('gifts.id', '=', giftId)
        .where('gifts.active', '=', true)
        .where('gift_tariffs.tariff_id', '=', tariffId)
        .executeTakeFirst(),
  };
}
