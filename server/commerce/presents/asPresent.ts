import type { Kysely } from 'kysely';
import type { PaymentInput } from '../orders/paymentInput.ts';
import type { Selection } from '../orders/selection.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { findDream } from '../../dreams/dreamRows.ts';
import { hasNoUse } from './presentDream.ts';

/**
 * Turns a selection into a gift, without the bonus, which is only for buyers who buy for themselves. A dream that it
 * should fulfill must be open, visible to the buyer, sold by this very product, and of use to its owner.
 * @throws Failure BAD_USER_INPUT (`present.dreamId`)
 */
export async function asPresent(
  db: Kysely<Database>,
  now: Date,
  user: User | undefined,
  { present }: PaymentInput,
  selection: Selection,
): Promise<Selection> {
  if (present?.dreamId) {
    const dream = await findDream(db, present.dreamId, { userId: user?.id });
    const sold = { product_id: selection.product.id, tariff_id: selection.tariffId };
    if (
      dream?.status !== 'OPEN' ||
      dream.sold_by !== sold.product_id ||
      (await hasNoUse(db, now, dream.user_id, sold))
    )
      throw failure('BAD_USER_INPUT', 'This dream cannot be fulfilled by that.', {
        fields: { 'present.dreamId': 'invalid' },
      });
  }
  return { ...selection, giftId: null };
}
