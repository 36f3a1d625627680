import type { Kysely } from 'kysely';
import { siteLangOf } from '../../../src/shared/languages.ts';
import { toDecimal } from '../../../src/shared/money.ts';
import { paths } from '../../../src/shared/paths.ts';
import { catalogueIn } from '../../catalogue/currentCatalogue.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { handleJob } from '../../kernel/job.ts';
import { enqueue } from '../../kernel/queue.ts';
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

/** The URL of the payment form with an order's selection filled in, as far as it's still offered. */
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

/** The limits that a reminder counts toward, per inbox. */
const limits = ['paymentReminder', 'mailInbox'] as const;

/** How long a reminder waits for strangers' mails to its inbox to be over, in hours. */
const maxWaitHours = 24;

/**
 * Counts a reminder toward the limits of its inbox; false if it can't get one now, which counts toward none. If only
 * other mails are in the way, which may be a stranger's doing, it's tried again.
 */
async function consumeInbox(
  trx: Kysely<Database>,
  now: Date,
  { id, email, expires_at: endedAt }: RemindedOrder,
  hours: number,
): Promise<boolean> {
  const inbox = inboxOf(email);
  if (await tryConsumeLimit(trx, 'paymentReminder', inbox)) return false;
  const refused = await tryConsumeLimit(trx, 'mailInbox', inbox);
  if (!refused) return true;
  await returnPoint(trx, 'paymentReminder', inbox);
  const next = new Date(now.getTime() + (refused.details.retryAfter ?? 0) * 1000);
  if (next.getTime() <= endedAt.getTime() + (hours + maxWaitHours) * 3_600_000)
    await enqueue(trx, reminderJob, { orderId: id, to: email }, next);
  return false;
}

/** Marks an order as reminded, once, and returns the email; undefined if none should be sent. */
async function claimReminder(trx: Kysely<Database>, services: Services, orderId: string) {
  const order = await lockOrder(trx, orderId);
  const hours = await reminderHours(trx);
  if (!order || order.email === null || hours === undefined) return undefined;
  const reminded = { ...order, email: order.email };
  const isPlan = (await catalogueIn(trx, services)).planSoldBy(order.product_id) !== undefined;
  const now = services.clock();
  if (!(await mayRemind(trx, now, reminded, isPlan))) return undefined;
  const selection = await offeredNow(trx, services, order);
  if (!selection || !(await consumeInbox(trx, now, reminded, hours))) return undefined;
  await trx.updateTable('orders').set({ reminded_at: now }).where('id', '=', orderId).execute();
  return {
    template: 'paymentReminder',
    to: order.email,
    lang: order.language,
    data: await mailDataOf(trx, services, reminded, selection),
  };
}

/** Undoes `claimReminder`. */
const releaseReminder = (services: Services, orderId: string, to: string): Promise<void> =>
  inTransaction(services.db, async (trx) => {
    await trx.updateTable('orders').set({ reminded_at: null }).where('id', '=', orderId).execute();
    for (const limit of limits) await returnPoint(trx, limit, inboxOf(to));
  });

/**
 * Sends a reminder itself instead of queueing the email: if the mail server is down, everything is checked again before
 * the next try. An instance that crashes while sending leaves it unsent, since no one should get two.
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
