import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Services } from '../../kernel/services.ts';
import { isErased } from '../ledger/walletAccount.ts';
import { redoOrder } from '../grants/undo.ts';
import { carryChoices } from './choices.ts';
import { endSubscription } from './end.ts';
import { followGrants } from './followGrants.ts';
import { lockLive, planOf } from './lock.ts';
import { project } from './project.ts';
import { activationsTaken, restoreActivations } from './restoreActivations.ts';
import { openSubscription, type StartingOrder } from './start.ts';

/**
 * Restores what an order granted to its owner, because a refund failed or a dispute was won: time is added to the
 * subscription they have by now, or to a new one, and the activations that ended with it are restored too. What was
 * chosen with the order counts again: the new subscription has its currency, its price and its renewal. An erased
 * account has nothing running: what it gets back ends right away.
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
  if (live) {
    const { id } = live.subscription;
    await carryChoices(trx, { orderId: order.id, to: id }, { all: false });
    if (!time) return project(trx, live.subscription);
    await followGrants(trx, services, id);
    await restoreActivations(trx, services, { orderId: order.id, userId: order.user_id, subscriptionId: id });
    return;
  }
  if (!time) return;
  const plan = await planOf(trx, time.subject);
  const id = await openSubscription(trx, services, order, plan, []);
  await carryChoices(trx, { orderId: order.id, to: id }, { all: true });
  await followGrants(trx, services, id);
  const { activations_left: all } = await trx
    .selectFrom('subscriptions')
    .select('activations_left')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const left = Math.max(0, all - (await activationsTaken(trx, order.id)));
  await trx.updateTable('subscriptions').set({ activations_left: left }).where('id', '=', id).execute();
  await restoreActivations(trx, services, { orderId: order.id, userId: order.user_id, subscriptionId: id });
}
