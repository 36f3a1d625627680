import { presentThanks } from '../../../src/shared/validation.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import type { Services } from '../../kernel/services.ts';
import { lockOrder } from '../orders/locks.ts';
import { mailGiftBuyer } from './mailGiftBuyer.ts';
import { lockPresent, presentById, type PresentRow } from './presentRow.ts';

/**
 * Thanks the buyer of a gift that the caller redeemed, once, and emails them the words. Neither learns the other's
 * address. Lock order: order, gift.
 * @throws Failure NOT_FOUND, BAD_USER_INPUT, CONFLICT if they were thanked before
 */
export async function thankFor(
  services: Services,
  user: User,
  id: string,
  message: string,
): Promise<PresentRow> {
  const { message: thanks } = parseInput(presentThanks, { message });
  return inTransaction(services.db, async (trx) => {
    const known = await presentById(trx, id);
    const order = known?.redeemed_by === user.id ? await lockOrder(trx, known.order_id) : undefined;
    const present = order && (await lockPresent(trx, id));
    if (!order || present?.redeemed_by !== user.id) throw failure('NOT_FOUND', 'Gift not found.');
    if (present.thanked_at !== null) throw failure('CONFLICT', 'Thanks were sent already.');
    const thanked = { thanks, thanked_at: services.clock() };
    await trx.updateTable('presents').set(thanked).where('id', '=', id).execute();
    if (order.user_id !== user.id)
      await mailGiftBuyer(trx, services, order, present, { template: 'presentThanked', thanks });
    return { ...present, ...thanked };
  });
}
