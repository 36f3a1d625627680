import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { liveGrants } from '../grants/grants.ts';
import type { PresentRow } from './presentRow.ts';

/** Whether an account has the product and tariff of a gift without an end, so that the gift would add nothing to it. */
export async function ownsForGood(
  db: Kysely<Database>,
  now: Date,
  userId: string,
  { product_id: productId, tariff_id: tariffId }: Pick<PresentRow, 'product_id' | 'tariff_id'>,
): Promise<boolean> {
  const grants = await liveGrants(db, userId, now, 'PRODUCT');
  return grants.some(
    ({ subject, tariff, ends_at: end }) => subject === productId && tariff === tariffId && end === null,
  );
}
