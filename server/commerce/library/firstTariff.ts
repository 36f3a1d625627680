import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The first tariff of a product: what an activation opens. */
export const firstTariff = (db: Kysely<Database>, productId: string) =>
  db
    .selectFrom('tariffs')
    .select('id')
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .limit(1);
