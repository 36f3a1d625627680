import type { Kysely } from 'kysely';
import { siteLangOf } from '../../../src/shared/languages.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import { paths } from '../../../src/shared/paths.ts';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { handleJob } from '../../kernel/job.ts';
import { returnPoint, tryConsumeLimit } from '../../kernel/rateLimits.ts';
import type { Services } from '../../kernel/services.ts';
import type { MailData } from '../../mail/allMails.ts';
import { inboxOf } from '../../mail/inboxLimit.ts';
import { mailJob } from '../../mail/mailJob.ts';
import { reminderHours, reminderJob } from '../checkout/planReminder.ts';
import { lockOrder } from '../orders/locks.ts';
import { boughtBy } from '../orders/receiptLines.ts';
import type { Selection } from '../orders/selection.ts';
import { mayRemind, type RemindedOrder } from './mayRemind.ts';
import { offeredNow } from './offeredNow.ts';
import { unsubscribeLink } from './unsubscribe.ts';

/** The form with an order's choice in it, as far as it is still offered. */
function formOf(
  { publicOrigin }: Services['config'],
  { language, purpose, present }: RemindedOrder,
  { product, tariffId, giftId, promoCode }: Selection,
): string {
  const isPresent = purpose === 'PRESENT';
  return (
    publicOrigin +
    paths.productPayment.href(siteLangOf(language), product.id, {
      tariff: tariffId,
      gift: giftId ?? undefined,
      promo: promoCode ?? undefined,
      present: isPresent ? '1' : undefined,
      dream: isPresent ? present?.dreamId : undefined,
    })
  );
}

async function mailDataOf(
  trx: Kysely<Database>,
  services: Services,
  order: RemindedOrder,
  selection: Selection,
): Promise<MailData['paymentReminder']> {
  const chosen = { ...order, gift_id: selection.giftId };
  const bought = boughtBy(await catalogueIn(trx, services), chosen, siteLangOf(order.language));
  return {
    productTitle: bought.title,
    tariffName: bought.tariff,
    giftTitle: bought.gift,
    isPresent: order.purpose === 'PRESENT',
    price: toDecimal(selection.total, selection.currency.digits),
    currencyCode: selection.currency.code,
    link: formOf(services.config, order, selection),
    unsubscribe: unsubscribeLink(services, order.id),
  };
}

/** What a reminder counts in, of its inbox. */
const counted = ['paymentReminder', 'mailInbox'] as const;

/** Counts a reminder to an inbox; false where it must not have one now. */
async function consumeInbox(trx: Kysely<Database>, inbox: string): Promise<boolean> {
  for (const limit of counted) if (await tryConsumeLimit(trx, limit, inbox)) return false;
  return true;
}

/** Notes that an order is being reminded of, once, and gives the mail; undefined where there is to be none. */
async function claimReminder(trx: Kysely<Database>, services: Services, orderId: string) {
  const order = await lockOrder(trx, orderId);
  if (!order || order.email === null || (await reminderHours(trx)) === undefined) return undefined;
  const reminded = { ...order, email: order.email };
  const isPlan = (await catalogueIn(trx, services)).planSoldBy(order.product_id) !== undefined;
  const now = services.clock();
  if (!(await mayRemind(trx, now, reminded, isPlan))) return undefined;
  const selection = await offeredNow(trx, services, order);
  if (!selection || !(await consumeInbox(trx, inboxOf(order.email)))) return undefined;
  await trx.updateTable('orders').set({ reminded_at: now }).where('id', '=', orderId).execute();
  return {
    template: 'paymentReminder',
    to: order.email,
    lang: order.language,
    data: await mailDataOf(trx, services, reminded, selection),
  };
}

/** Takes back that an order was reminded of. */
const releaseReminder = (services: Services, orderId: string, to: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    await trx.updateTable('orders').set({ reminded_at: null }).where('id', '=', orderId).execute();
    for (const limit of counted) await returnPoint(trx, limit, inboxOf(to));
  });

/**
 * Sends a reminder itself instead of putting it into the queue: where the mail server is away, all is asked again
 * before the next try. A copy that dies while it sends leaves it unsent, as nobody is to get two.
 */
export const remindJob = handleJob(reminderJob, async (context, { orderId }) => {
  const mail = await inTransaction(context.db, (trx) => claimReminder(trx, context, orderId));
  if (!mail) return;
  try {
    await mailJob.perform(context, mail);
  } catch (error) {
    await releaseReminder(context, orderId, mail.to);
    throw error;
  }
});
