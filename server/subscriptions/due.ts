import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { charge } from './charge.ts';
import { endSubscription } from './end.ts';
import { lockSubscription, planOf, type LockedSubscription } from './lock.ts';
import { mailAbout } from './mails.ts';
import { renewalPrice } from './planPrice.ts';
import { nextStep, schedule } from './schedule.ts';

/**
 * Does what is due about a subscription, one step after the other in the order of their due times and each in a database
 * transaction of its own, however late it is. Any number of copies may do it at once, and a copy may die in it.
 */
export async function workOnSubscription(services: Services, id: string): Promise<void> {
  while (await services.db.transaction().execute((trx) => takeStep(trx, services, id)));
}

/** Takes the next step if it is due; false where nothing more is to be done now. */
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
    case 'CHARGE':
      return charge(trx, services, locked, step.at);
    case 'END': {
      const { status, stop_reason: reason } = locked.subscription;
      await endSubscription(trx, services, locked, {
        at: step.at,
        reason: reason ?? (status === 'PAST_DUE' ? 'unpaid' : null),
      });
      return true;
    }
  }
}

/** Tells the owner what will be charged and when; from now on it is no more than that. */
async function remind(
  trx: Kysely<Database>,
  services: Services,
  { subscription, plan }: LockedSubscription,
): Promise<void> {
  const end = subscription.active_end_date;
  if (end === null) return;
  const next = subscription.next_plan_id === null ? plan : await planOf(trx, subscription.next_plan_id);
  const { amount } = await renewalPrice(trx, subscription, next, services.clock());
  await trx
    .updateTable('subscriptions')
    .set({ reminded_for: end, told_minor: amount })
    .where('id', '=', subscription.id)
    .execute();
  await mailAbout(trx, services, subscription, next, {
    template: subscription.status === 'TRIALING' ? 'trialEnding' : 'renewalReminder',
    date: end,
    amount,
  });
}
