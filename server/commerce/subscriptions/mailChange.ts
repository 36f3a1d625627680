import type { Kysely } from 'kysely';
import { paths } from '../../../src/shared/paths.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import { localize } from '../../catalogue/words.ts';
import type { Database } from '../../database/schema.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { SubscriptionChange } from '../../mail/mails/subscriptionChanged.ts';
import type { Services } from '../../kernel/services.ts';
import { orderLink } from '../orders/orderCodes.ts';
import { nextCharge, type DueCharge } from './dueCharge.ts';
import { planOf } from './lock.ts';
import { recipientOf } from './mails.ts';

/**
 * Emails a subscription's owner what changed and its current state, in the caller's database transaction. Does nothing
 * if the owner has no address.
 */
export async function mailChange(
  trx: Kysely<Database>,
  { clock, config }: Services,
  subscriptionId: string,
  what: SubscriptionChange,
): Promise<void> {
  const now = clock();
  const subscription = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  const reader = await recipientOf(trx, subscription);
  if (!reader) return;
  const { email: to, lang, guestOrderId: orderId } = reader;
  const due = await nextCharge(trx, now, subscription);
  const { title } = what === 'CHANGE_PLANNED' && due ? due.plan : await planOf(trx, subscription.plan_id);
  const data = {
    what,
    planTitle: localize(title, lang),
    accessUntil: subscription.active_end_date?.toISOString() ?? null,
    charge: due ? await stated(trx, due) : null,
    // A guest can't log in to the subscription page.
    link:
      orderId === undefined
        ? config.publicOrigin + paths.subscription.href(lang)
        : await orderLink(trx, { clock, config }, { orderId, lang }),
  };
  await enqueueMail(trx, { template: 'subscriptionChanged', to, lang, data }, now);
}

/** A charge as emails state it. */
async function stated(trx: Kysely<Database>, { date, amount, currencyId }: DueCharge) {
  const { code, digits } = await trx
    .selectFrom('currencies')
    .select(['code', 'digits'])
    .where('id', '=', currencyId)
    .executeTakeFirstOrThrow();
  return { date: date.toISOString(), amount: toDecimal(amount, digits), currencyCode: code };
}
