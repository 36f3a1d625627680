import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notArchivedAt } from './notArchivedAt.ts';

/** The first tariff of a product, which is what an activation opens. */
export const firstTariff = (db: Kysely<Database>, productId: string, at: Date) =>
  db
    .selectFrom('tariffs')
    .select('id')
    .where('product_id', '=', productId)
    .where(notArchivedAt(at))
    .orderBy('position')
    .orderBy('id')
    .limit(1);
