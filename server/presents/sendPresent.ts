import * as v from 'valibot';
import { email } from '../../src/shared/validation.ts';
import { parseInput } from '../accounts/parseInput.ts';
import { takePoint } from '../accounts/rateLimits.ts';
import { say } from '../catalogue/words.ts';
import { movePresent } from '../checkout/moves.ts';
import type { User } from '../graphql/context.ts';
import { failure } from '../graphql/errors.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { Services } from '../services.ts';
import { presentLink } from './presentCode.ts';
import { lockPresent, presentById, stateOf, type PresentRow } from './presentRow.ts';

const form = v.object({ email });

/**
 * Mails the link of somebody's own present, in the language that it was bought in. It may be sent again.
 * @throws Failure NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED, CONFLICT where it was taken, expired or given back
 */
export async function sendPresent(
  services: Services,
  user: User,
  id: string,
  address: string,
): Promise<PresentRow> {
  const { email: to } = parseInput(form, { email: address });
  const own = await presentById(services.db, id);
  if (!own || own.buyer_id !== user.id) throw failure('NOT_FOUND', 'There is no such present.');
  await takePoint(services.db, 'presentSend', user.id);
  await takePoint(services.db, 'presentAddress', to);
  return services.db.transaction().execute(async (trx) => {
    const now = services.clock();
    const present = await lockPresent(trx, id);
    const state = present && stateOf(present, now);
    if (!present || state === 'REDEEMED' || state === 'EXPIRED')
      throw failure('CONFLICT', 'This present cannot be sent any more.');
    const { title, language } = await trx
      .selectFrom('orders')
      .innerJoin('products', 'products.id', 'orders.product_id')
      .select(['products.title', 'orders.language'])
      .where('orders.id', '=', present.order_id)
      .executeTakeFirstOrThrow();
    await enqueueMail(
      trx,
      {
        template: 'presentArrived',
        to,
        lang: language,
        data: {
          productTitle: say(title, language),
          recipientName: present.recipient_name,
          senderName: present.sender_name,
          message: present.message,
          expiresAt: present.expires_at.toISOString(),
          link: presentLink(services, language, present.id),
        },
      },
      now,
    );
    if (present.status === 'PURCHASED') await movePresent(trx, present, 'SENT');
    return { ...present, status: 'SENT' };
  });
}
