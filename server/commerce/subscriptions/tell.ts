import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { decide } from './project.ts';
import { isCovered } from './covered.ts';
import { notSold } from './end.ts';
import { finalCeiling } from './foldChoices.ts';
import { stopRenewal } from './cancel.ts';
import type { LockedSubscription, Subscription } from './lock.ts';
import { mailChange } from './mailChange.ts';
import { mailAbout, recipientOf } from './mails.ts';
import { planEnd } from './period.ts';
import { noticeDays, renewalOf, type NextRenewal } from './renewal.ts';
import { daysAfter } from './schedule.ts';

/** A price that holds for charges from a day on. */
interface Raise {
  readonly from: Date;
  readonly amount: number;
}

/**
 * Emails the owner what will be charged and when, and records it. A price higher than last told, and what replaces
 * something that is gone, have to be told a week ahead; a raise that is too late for this charge is told for the first
 * one that isn't. If nothing of the plan is sold any more, its renewal is stopped.
 */
export async function remind(
  trx: Kysely<Database>,
  services: Services,
  { subscription }: LockedSubscription,
): Promise<void> {
  const { id, active_end_date: end, status } = subscription;
  const now = services.clock();
  await trx.updateTable('subscriptions').set({ reminded_for: end }).where('id', '=', id).execute();
  // The charge follows right away: no reminder names a day that is over.
  if (end === null || end <= now) return;
  const renewal = await renewalOf(trx, now, subscription);
  if (!renewal.next) {
    if (renewal.because === 'NOT_SOLD') await stopUnsold(trx, services, subscription);
    return;
  }
  const { next } = renewal;
  if (!(await recipientOf(trx, subscription))) return;
  const isTrial = status === 'TRIALING';
  const mayRaise = !isTrial && now <= daysAfter(end, -noticeDays);
  const amount = mayRaise ? next.amount : next.total;
  const after = mayRaise ? Math.max(next.list, next.ceiling) : next.ceiling;
  await decide(trx, now, subscription, {
    ...told(next),
    amount_minor: amount,
    list_minor: after,
    holds_from: end,
  });
  await mailAbout(trx, services, subscription, next.plan, {
    template: isTrial ? 'trialEnding' : 'renewalReminder',
    date: end,
    amount,
    currencyId: next.currencyId,
    isCovered: await isCovered(trx, subscription, { amount, currencyId: next.currencyId }),
  });
  if (!mayRaise && !isTrial) await tellRaise(trx, services, subscription, next);
}

/** Tells the owner of a plan that is too short for reminders that it costs more, before one of its charges. */
export async function tellShortPlan(
  trx: Kysely<Database>,
  services: Services,
  { subscription }: LockedSubscription,
): Promise<void> {
  const { next } = await renewalOf(trx, services.clock(), subscription);
  if (next && subscription.status === 'ACTIVE' && (await recipientOf(trx, subscription)))
    await tellRaise(trx, services, subscription, next);
}

/** Tells a higher price than any told before for the first charge that is at least a week away. */
async function tellRaise(
  trx: Kysely<Database>,
  services: Services,
  subscription: Subscription,
  next: NextRenewal,
): Promise<void> {
  const raise = raiseOf(services.clock(), subscription, next);
  if (!raise) return;
  const { from, amount } = raise;
  await decide(trx, services.clock(), subscription, {
    ...told(next),
    amount_minor: amount,
    list_minor: amount,
    holds_from: from,
  });
  await mailAbout(trx, services, subscription, next.plan, {
    template: 'renewalReminder',
    date: from,
    amount,
    currencyId: next.currencyId,
    isRaise: true,
  });
}

function raiseOf(
  now: Date,
  { anchor_day: anchor }: Subscription,
  { plan, list, end, chosen, isTold }: NextRenewal,
): Raise | undefined {
  if (!isTold || list <= finalCeiling(chosen)) return undefined;
  let from: Date | null = end;
  while (from !== null && from < daysAfter(now, noticeDays)) from = planEnd(plan, from, anchor);
  return from === null ? undefined : { from, amount: list };
}

const told = ({ chosen, plan, tariffId, currencyId }: NextRenewal) => ({
  act: 'TOLD' as const,
  order_id: chosen.orderId,
  plan_id: plan.id,
  tariff_id: tariffId,
  currency_id: currencyId,
});

/** Stops the renewal of a plan that isn't sold any more, and says so. */
async function stopUnsold(
  trx: Kysely<Database>,
  services: Services,
  subscription: Subscription,
): Promise<void> {
  await stopRenewal(trx, services.clock(), subscription, notSold);
  await mailChange(trx, services, subscription.id, 'NOT_SOLD');
}
