import type { Kysely, Selectable } from 'kysely';
import { requireProven } from '../../identity/emailVerification.ts';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { failure } from '../../kernel/failure.ts';
import { providerOf } from '../payments/providers.ts';
import type { Services } from '../../kernel/services.ts';
import { inTransaction } from '../../kernel/inTransaction.ts';
import { liveOf, reloadSubscription } from './cancel.ts';
import { lockLive, type Subscription } from './lock.ts';

export type SavedMethod = Selectable<Database['saved_methods']>;

const methodOf = (trx: Kysely<Database>, user: User, id: string) =>
  trx
    .selectFrom('saved_methods')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Sets what renewals are paid with: one of the user's saved methods, or the wallet (null).
 * @throws Failure NOT_FOUND without a live subscription; BAD_USER_INPUT (`savedMethodId`); EMAIL_UNVERIFIED
 */
export const setMethod = (
  services: Services,
  user: User,
  savedMethodId: string | null,
): Promise<Subscription> =>
  inTransaction(services.db, async (trx) => {
    const { subscription } = await liveOf(trx, user.id);
    if (savedMethodId !== null) {
      requireProven(user);
      const method = await methodOf(trx, user, savedMethodId);
      if (!method || method.removed_at !== null)
        throw failure('BAD_USER_INPUT', 'Method not found.', { fields: { savedMethodId: 'invalid' } });
    }
    await trx
      .updateTable('subscriptions')
      .set({ saved_method_id: savedMethodId })
      .where('id', '=', subscription.id)
      .execute();
    return reloadSubscription(trx, subscription.id);
  });

/**
 * Deletes a saved method, here and at its provider; one that is already deleted stays so.
 * @throws Failure NOT_FOUND; CONFLICT if the live subscription renews with it, or a charge to it is in flight
 */
export const removeMethod = (services: Services, user: User, id: string): Promise<boolean> =>
  inTransaction(services.db, async (trx) => {
    const live = await lockLive(trx, user.id);
    const method = await methodOf(trx, user, id);
    if (!method) throw failure('NOT_FOUND', 'Method not found.');
    if (method.removed_at !== null) return true;
    if (live?.subscription.renew && live.subscription.saved_method_id === id)
      throw failure('CONFLICT', 'The subscription renews with this method.');
    const charged = await trx
      .selectFrom('transactions')
      .select('id')
      .where('saved_method_id', '=', id)
      .where('status', 'in', ['PENDING', 'PROCESSING'])
      .executeTakeFirst();
    if (charged) throw failure('CONFLICT', 'A charge to this method is under way.');
    await deleteMethod(trx, services, method);
    return true;
  });

/** Deletes a saved method, here and at its provider, whatever it's used for. */
export async function deleteMethod(
  trx: Kysely<Database>,
  services: Services,
  { id, provider }: SavedMethod,
): Promise<void> {
  await trx.updateTable('saved_methods').set({ removed_at: services.clock() }).where('id', '=', id).execute();
  await providerOf(provider).remote?.forget(trx, services, id);
}

/** Deletes all methods of users whose accounts are deleted; their subscriptions no longer renew. */
export async function deleteMethods(
  trx: Kysely<Database>,
  services: Services,
  userIds: readonly string[],
): Promise<void> {
  const saved = await trx
    .selectFrom('saved_methods')
    .selectAll()
    .where('user_id', 'in', userIds)
    .where('removed_at', 'is', null)
    .execute();
  for (const method of saved) await deleteMethod(trx, services, method);
  await trx.updateTable('saved_methods').set({ label: '' }).where('user_id', 'in', userIds).execute();
}
