import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { handleJob } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { charge } from './charge.ts';
import { isCovered } from '../subscriptions/covered.ts';
import { nextCharge } from '../subscriptions/dueCharge.ts';
import { followGrants } from '../subscriptions/followGrants.ts';
import { endSubscription } from '../subscriptions/end.ts';
import { lockSubscription, planOf, type LockedSubscription } from '../subscriptions/lock.ts';
import { ordersInProcess } from '../subscriptions/openOrders.ts';
import { mailAbout } from '../subscriptions/mails.ts';
import { renewalCharge } from '../subscriptions/planPrice.ts';
import { daysAfter, nextStep, schedule, subscriptionDue, wakeAt } from '../subscriptions/schedule.ts';

/**
 * Runs every due step of a subscription in the order of their due times, each in its own database transaction, however
 * late. Safe to run concurrently on several instances and to crash midway.
 */
export async function processSubscription(services: Services, id: string): Promise<void> {
  while (await inTransaction(services.db, (trx) => takeStep(trx, services, id)));
}

/** Runs the next step if it's due; false if there's nothing more to do for now. */
async function takeStep(trx: Kysely<Database>, services: Services, id: string): Promise<boolean> {
  const locked = await lockSubscription(trx, id);
  if (!locked) return false;
  const step = nextStep(locked.subscription, locked.plan);
  if (!step || step.at > services.clock()) {
    await schedule(trx, id);
    return false;
  }
  switch (step.kind) {
    case 'REMIND':
      await remind(trx, services, locked);
      return true;
    case 'SWITCH':
      return followGrants(trx, services, id);
    case 'CHARGE':
      return charge(trx, services, locked, step.at);
    case 'END': {
      // What is being paid may still go on; its provider decides.
      if ((await ordersInProcess(trx, id)).length > 0) {
        await wakeAt(trx, id, daysAfter(services.clock(), 1));
        return false;
      }
      const { status, stop_reason: reason } = locked.subscription;
      await endSubscription(trx, services, locked, {
        at: step.at,
        reason: reason ?? (status === 'PAST_DUE' ? 'unpaid' : null),
      });
      return true;
    }
  }
}

const week = 7;

/**
 * Emails the owner what will be charged and when. A price higher than last announced must be announced a week ahead.
 */
async function remind(
  trx: Kysely<Database>,
  services: Services,
  { subscription, plan }: LockedSubscription,
): Promise<void> {
  const end = subscription.active_end_date;
  if (end === null) return;
  const next = subscription.next_plan_id === null ? plan : await planOf(trx, subscription.next_plan_id);
  const now = services.clock();
  const due = await renewalCharge(trx, subscription, next, end > now ? end : now);
  const mayRaise = subscription.status !== 'TRIALING' && now <= daysAfter(end, -week);
  const told = mayRaise ? Math.max(due.list, due.told) : due.told;
  const isNext = subscription.next_plan_id !== null;
  const reminded = await trx
    .updateTable('subscriptions')
    .set({
      reminded_for: end,
      ...(told !== due.told && (isNext ? { next_told_minor: told } : { told_minor: told, told_at: now })),
    })
    .where('id', '=', subscription.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const coming = await nextCharge(trx, now, reminded);
  if (!coming) return;
  await mailAbout(trx, services, reminded, coming.plan, {
    template: subscription.status === 'TRIALING' ? 'trialEnding' : 'renewalReminder',
    date: coming.date,
    amount: coming.amount,
    isCovered: await isCovered(trx, reminded, coming),
  });
}

export const subscriptionDueJob = handleJob(subscriptionDue, (services, { subscriptionId }) =>
  processSubscription(services, subscriptionId),
);
