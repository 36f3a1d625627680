import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { handleJob } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { charge } from './charge.ts';
import { followGrants } from '../subscriptions/followGrants.ts';
import { endSubscription } from '../subscriptions/end.ts';
import { lawOf } from '../subscriptions/lawOf.ts';
import { lockSubscription } from '../subscriptions/lock.ts';
import { ordersInProcess } from '../subscriptions/openOrders.ts';
import { daysAfter, nextStep, schedule, subscriptionDue, wakeAt } from '../subscriptions/schedule.ts';
import { remind } from '../subscriptions/tell.ts';

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
  const { renewal } = await lawOf(trx, locked.subscription);
  const step = nextStep(locked.subscription, locked.plan, renewal);
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

export const subscriptionDueJob = handleJob(subscriptionDue, (services, { subscriptionId }) =>
  processSubscription(services, subscriptionId),
);
