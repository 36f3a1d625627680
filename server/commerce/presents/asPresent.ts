import type { Kysely } from 'kysely';
import type { PaymentInput } from '../orders/paymentInput.ts';
import type { Selection } from '../orders/selection.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { findDream } from '../../dreams/dreamRows.ts';

/**
 * Turns a selection into a gift, without the bonus, which is only for buyers who buy for themselves. A dream that it
 * should fulfill must be open, visible to the buyer, and sold by this very product.
 * @throws Failure BAD_USER_INPUT (`present.dreamId`)
 */
export async function asPresent(
  db: Kysely<Database>,
  user: User | undefined,
  { present }: PaymentInput,
  selection: Selection,
): Promise<Selection> {
  if (present?.dreamId) {
    const dream = await findDream(db, present.dreamId, { userId: user?.id });
    if (dream?.status !== 'OPEN' || dream.sold_by !== selection.product.id)
      throw failure('BAD_USER_INPUT', 'This dream cannot be fulfilled by that.', {
        fields: { 'present.dreamId': 'invalid' },
      });
  }
  return { ...selection, giftId: null };
}
