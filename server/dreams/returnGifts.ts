import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { declareJob } from '../kernel/job.ts';
import { enqueue } from '../kernel/queue.ts';
import type { Database } from '../database/schema.ts';

/** Tells the giver of a gift that its dream is gone. */
export const giftReturned = declareJob({
  kind: 'present.returned',
  payload: v.object({ presentId: v.string() }),
  lane: 'internal',
});

/**
 * Gives the gifts that dreams still wait for back to their givers, and forgets whose dreams they were. For dreams that
 * the caller is about to delete.
 */
export async function returnGifts(
  trx: Kysely<Database>,
  now: Date,
  dreams: { readonly id: string } | { readonly ownerIds: readonly string[] },
): Promise<void> {
  const gone = trx
    .selectFrom('dreams')
    .select('id')
    .where((eb) => ('id' in dreams ? eb('id', '=', dreams.id) : eb('user_id', 'in', dreams.ownerIds)));
  const gifts = await trx
    .updateTable('presents')
    .set({ recipient_name: null })
    .where('dream_id', 'in', gone)
    .returning(['id', 'status'])
    .execute();
  for (const { id: presentId, status } of gifts)
    if (status === 'PURCHASED' || status === 'SENT') await enqueue(trx, giftReturned, { presentId }, now);
}
