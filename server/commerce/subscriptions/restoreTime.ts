import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { isErased } from '../ledger/walletAccount.ts';
import { redoOrder } from '../grants/undo.ts';
import { endSubscription } from './end.ts';
import { followGrants } from './followGrants.ts';
import { liveStates, lockLive, planOf } from './lock.ts';
import { activationsTaken, restoreActivations } from './restoreActivations.ts';
import { openSubscription, type StartingOrder } from './start.ts';

/**
 * Restores what an order granted to its owner, because a refund failed or a dispute was won: time is added to the
 * subscription they have by now, or to a new one of the same plan that doesn't renew automatically, and the activations
 * that ended with it are restored too. An erased account has nothing running: what it gets back ends right away.
 */
export async function restoreTime(
  trx: Kysely<Database>,
  services: Services,
  order: StartingOrder,
): Promise<void> {
  await restore(trx, services, order);
  if (!(await isErased(trx, order.user_id))) return;
  const live = await lockLive(trx, order.user_id);
  if (live) await endSubscription(trx, services, live, { at: services.clock(), reason: 'accountDelete' });
}

async function restore(trx: Kysely<Database>, services: Services, order: StartingOrder): Promise<void> {
  const live = await lockLive(trx, order.user_id);
  const given = await redoOrder(trx, services.clock(), order.id, () => order.user_id);
  const time = given.find(({ kind }) => kind === 'PLAN');
  if (!time) return;
  const restored = { orderId: order.id, userId: order.user_id };
  if (live) {
    await followGrants(trx, services, live.subscription.id);
    await restoreActivations(trx, services, { ...restored, subscriptionId: live.subscription.id });
    return;
  }
  const plan = await planOf(trx, time.subject);
  await openSubscription(trx, services, order, plan, { renew: false, isTrial: false });
  const { id, activations_left: all } = await trx
    .selectFrom('subscriptions')
    .select(['id', 'activations_left'])
    .where('user_id', '=', order.user_id)
    .where('status', 'in', liveStates)
    .executeTakeFirstOrThrow();
  const left = Math.max(0, all - (await activationsTaken(trx, order.id)));
  await trx.updateTable('subscriptions').set({ activations_left: left }).where('id', '=', id).execute();
  await restoreActivations(trx, services, { ...restored, subscriptionId: id });
}
