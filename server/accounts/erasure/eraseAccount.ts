import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../database/schema.ts';
import { returnGifts } from '../../dreams/returnGifts.ts';
import { deleteJobsFor } from '../../kernel/deleteJobsFor.ts';
import { enqueue } from '../../kernel/queue.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { defineJob, type JobContext } from '../../kernel/job.ts';
import { forgetDeclarations } from '../../commerce/declarations/forgetDeclarations.ts';
import { eraseKeys } from '../../commerce/library/personalKeys.ts';
import { refundWaiting } from '../../commerce/checkout/startDelivery.ts';
import { endSubscription } from '../../commerce/subscriptions/end.ts';
import { forgetReasons } from '../../commerce/subscriptions/forgetReasons.ts';
import { lockLive } from '../../commerce/subscriptions/lock.ts';
import { deleteMethods } from '../../commerce/subscriptions/methods.ts';
import { closePayments } from './closePayments.ts';
import { emptyWallets } from './emptyWallets.ts';
import { forgetOperatorWords } from './forgetOperatorWords.ts';
import { payOutWallets } from './payOutWallets.ts';
import { personalTables } from './personalTables.ts';
import { clearedUser } from '../../identity/userColumns.ts';

/** The stop reason of a subscription whose owner's account was deleted. */
const stopReason = 'accountDelete';

/**
 * Deletes an account whose deletion is due: all personal data of it and of the guests merged into it. Orders,
 * transactions and the books stay, as the law requires, without an address. Money of the wallets goes back first, where
 * the law asks for that. Safe to run twice or on several instances at once; does nothing if the owner canceled the
 * deletion.
 */
export async function eraseAccount(services: JobContext, userId: string): Promise<void> {
  if (!(await returnMoney(services, userId))) return;
  const ids = await eraseBelongings(services, userId);
  // Last, and in a statement of its own: clearing the login locks the row against everything that references it, such
  // as a payment that waits for a wallet. Nothing else is locked by then, so there is no deadlock.
  await services.db
    .updateTable('users')
    .set({ ...clearedUser, blocked_at: services.clock() })
    .where('id', 'in', ['', ...ids])
    .execute();
}

/** How often an erasure looks whether a provider has decided, in milliseconds. */
const retryMs = 6 * 3_600_000;

/** A person whose deletion is due, locked. */
const dueOf = (trx: Kysely<Database>, now: Date, userId: string) =>
  trx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('deletion_date', '<=', now)
    // Not `for update`: settling a payment references the buyer while holding the lock on the order we wait for.
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Sends back what the wallets hold; false if the erasure has to wait for a provider's word: it's tried again later. */
const returnMoney = (services: JobContext, userId: string): Promise<boolean> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    const user = await dueOf(trx, now, userId);
    if (!user || !(await payOutWallets(trx, services, user))) return true;
    await enqueue(trx, eraseAccountJob, { userId }, new Date(now.getTime() + retryMs));
    return false;
  });

/**
 * Deletes or ends everything the account has, and blocks it. Returns its ID and its guests' IDs, or none if no deletion
 * is due.
 */
const eraseBelongings = (services: JobContext, userId: string): Promise<string[]> =>
  inTransaction(services.db, async (trx) => {
    const now = services.clock();
    if (!(await dueOf(trx, now, userId))) return [];
    // Lock order: subscriptions before orders, as everywhere.
    const live = await lockLive(trx, userId);
    const orders = trx.selectFrom('orders').select('id').where('user_id', '=', userId).orderBy('id');
    await orders.forUpdate().execute();
    const guests = await trx.selectFrom('users').select('id').where('merged_into', '=', userId).execute();
    const ids = [userId, ...guests.map(({ id }) => id)];
    const addresses = await addressesOf(trx, ids);

    await closePayments(trx, services, ids);
    if (live) await endSubscription(trx, services, live, { at: now, reason: stopReason });
    await refundWaiting(trx, services, userId);
    // Lock order: wallets last.
    await emptyWallets(trx, now, ids);
    await deleteMethods(trx, services, ids);
    await eraseKeys(trx, ids);
    await trx
      .updateTable('presents')
      .set({ recipient_name: null, sender_name: null, message: null })
      .where('buyer_id', '=', userId)
      .execute();
    await trx.updateTable('presents').set({ thanks: null }).where('redeemed_by', '=', userId).execute();
    await trx
      .updateTable('orders')
      .set({ email: null, utm: '{}', present: null, buyer_details: null })
      .where('user_id', '=', userId)
      .execute();
    await trx
      .updateTable('purchases')
      .set({ archived_at: null })
      .where('user_id', '=', userId)
      .where('archived_at', 'is not', null)
      .execute();
    // Their links were mailed to an address that belongs to no one from now on.
    await trx.deleteFrom('order_codes').where('order_id', 'in', orders.clearOrderBy()).execute();
    await forgetReasons(trx, ids);
    await forgetOperatorWords(trx, ids, addresses);
    await forgetDeclarations(trx, ids, addresses);
    await returnGifts(trx, now, { ownerIds: ids });
    for (const table of personalTables) await trx.deleteFrom(table).where('user_id', 'in', ids).execute();
    await trx
      .deleteFrom('pending_registrations')
      .where('login', 'in', ['', ...addresses])
      .execute();
    for (const table of ['sent_mails', 'customer_notes'] as const)
      await trx
        .deleteFrom(table)
        .where('email', 'in', ['', ...addresses])
        .execute();
    await deleteJobsFor(trx, services.jobs, { userIds: ids, addresses });
    await trx.updateTable('users').set({ blocked_at: now }).where('id', 'in', ids).execute();
    return ids;
  });

/**
 * Every address of a person: their own, their former guests', and those they gave with an order or an address change,
 * unless another account has them.
 */
async function addressesOf(trx: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const own = await trx.selectFrom('users').select(['login', 'email']).where('id', 'in', ids).execute();
  const given = await trx
    .selectFrom('orders')
    .select('email')
    .where('user_id', 'in', ids)
    .union(trx.selectFrom('email_changes').select('email').where('user_id', 'in', ids))
    .execute();
  const named = given.map(({ email }) => email).filter((address) => address !== null);
  const others = await trx
    .selectFrom('users')
    .select('login')
    .where('login', 'in', ['', ...named])
    .where('id', 'not in', ids)
    .execute();
  const taken = new Set(others.map(({ login }) => login));
  return [
    ...own.flatMap(({ login, email }) => [login, email]).filter((address) => address !== null),
    ...named.filter((address) => !taken.has(address)),
  ];
}

export const eraseAccountJob = defineJob({
  kind: 'account.delete',
  payload: v.object({ userId: v.string() }),
  lane: 'internal',
  person: 'userId',
  run: (context, { userId }) => eraseAccount(context, userId),
});
