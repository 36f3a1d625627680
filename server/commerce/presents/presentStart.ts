import type { RequestContext } from '../../kernel/caller.ts';
import { endOf } from '../grants/chain.ts';
import { liveGrants } from '../grants/grants.ts';
import type { PresentRow } from './presentRow.ts';

/** When a gifted plan would start for a caller who already has plan time; null if it would start right away. */
export async function presentStart(
  { db, clock, user }: Pick<RequestContext, 'db' | 'clock' | 'user'>,
  { product_id: productId, redeemed_by: by }: PresentRow,
): Promise<Date | null> {
  if (!user || by !== null) return null;
  const plan = await db
    .selectFrom('plans')
    .select('id')
    .where('product_id', '=', productId)
    .where('lifetime', '=', false)
    .where('infinity', '=', false)
    .executeTakeFirst();
  return plan ? (endOf(await liveGrants(db, user.id, clock(), 'PLAN')) ?? null) : null;
}
