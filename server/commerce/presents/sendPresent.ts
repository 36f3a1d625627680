import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { email } from '../../../src/shared/validation.ts';
import { consumeInboxLimit } from '../../mail/inboxLimit.ts';
import { parseInput } from '../../kernel/parseInput.ts';
import { consumeLimit } from '../../kernel/rateLimits.ts';
import { transitionPresent } from '../orders/transitions.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { mailRecipient } from './mailRecipient.ts';
import { lockPresent, presentById, stateOf, type PresentRow } from './presentRow.ts';

const form = v.object({ email });

/**
 * Emails the link of the caller's own gift, in the language it was bought in. It can be sent again.
 * @throws Failure NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED, CONFLICT if it was redeemed, expired or refunded, or is for a dream
 */
export async function sendPresent(
  services: Services,
  user: User,
  id: string,
  address: string,
): Promise<PresentRow> {
  const { email: to } = parseInput(form, { email: address });
  const own = await presentById(services.db, id);
  if (!own || own.buyer_id !== user.id) throw failure('NOT_FOUND', 'Gift not found.');
  await consumeLimit(services.db, 'presentSend', user.id);
  // The first email for a gift that cost money is always sent; others could be used to spam an inbox.
  if (own.status !== 'PURCHASED' || !(await costMoney(services.db, own)))
    await consumeInboxLimit(services.db, to);
  return inTransaction(services.db, async (trx) => {
    const present = await lockPresent(trx, id);
    const state = present && stateOf(present, services.clock());
    if (!present || state === 'REDEEMED' || state === 'EXPIRED')
      throw failure('CONFLICT', 'This gift can no longer be sent.');
    // It was sent to the dreamer already.
    if (present.dream_id !== null)
      throw failure('CONFLICT', 'This gift is for a dream and is sent to its owner.');
    const { language: lang } = await trx
      .selectFrom('orders')
      .select('language')
      .where('id', '=', present.order_id)
      .executeTakeFirstOrThrow();
    await mailRecipient(trx, services, present, { to, lang });
    if (present.status === 'PURCHASED') await transitionPresent(trx, present, 'SENT');
    return { ...present, status: 'SENT' };
  });
}

const costMoney = async (db: Kysely<Database>, present: PresentRow): Promise<boolean> => {
  const order = await db
    .selectFrom('orders')
    .select('total_minor')
    .where('id', '=', present.order_id)
    .executeTakeFirstOrThrow();
  return order.total_minor > 0;
};
