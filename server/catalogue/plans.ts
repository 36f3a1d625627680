import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { PlanRow } from './products.ts';

/** The plans that can be bought now, in their order. */
export const activePlans = (db: Kysely<Database>): Promise<PlanRow[]> =>
  db
    .selectFrom('plans')
    .innerJoin('products', 'products.id', 'plans.product_id')
    .selectAll('plans')
    .where('plans.active', '=', true)
    .where('products.active', '=', true)
    .orderBy('plans.position')
    .execute();
