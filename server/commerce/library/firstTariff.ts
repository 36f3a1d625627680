import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The first tariff of a product: what an activation opens. */
export const firstTariff = (db: Kysely<Database>, productId: string, at: Date) =>
  db
    .selectFrom('tariffs')
    .select('id')
    .where('product_id', '=', productId)
    .where((eb) => eb.or([eb('archived_at', 'is', null), eb('archived_at', '>', at)]))
    .orderBy('position')
    .orderBy('id')
    .limit(1);
