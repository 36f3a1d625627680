import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { User } from '../graphql/context.ts';
import { failure } from '../graphql/errors.ts';
import type { Services } from '../services.ts';
import { liveOf, reread } from './cancel.ts';
import { lockLive, type Subscription } from './lock.ts';

export type SavedMethod = Selectable<Database['saved_methods']>;

const keptBy = (trx: Kysely<Database>, user: User, id: string) =>
  trx
    .selectFrom('saved_methods')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .executeTakeFirst();

/**
 * Chooses what renewals are paid with: a kept method of the person's own, or the wallet (null).
 * @throws Failure NOT_FOUND without a live subscription; BAD_USER_INPUT (`savedMethodId`)
 */
export const setMethod = (
  services: Services,
  user: User,
  savedMethodId: string | null,
): Promise<Subscription> =>
  services.db.transaction().execute(async (trx) => {
    const { subscription } = await liveOf(trx, user.id);
    if (savedMethodId !== null) {
      const method = await keptBy(trx, user, savedMethodId);
      if (!method || method.removed_at !== null)
        throw failure('BAD_USER_INPUT', 'There is no such method.', { fields: { savedMethodId: 'invalid' } });
    }
    await trx
      .updateTable('subscriptions')
      .set({ saved_method_id: savedMethodId })
      .where('id', '=', subscription.id)
      .execute();
    return reread(trx, subscription.id);
  });

/**
 * Forgets a kept method; one that is forgotten already stays so.
 * @throws Failure NOT_FOUND; CONFLICT where the live subscription renews with it
 */
export const removeMethod = (services: Services, user: User, id: string): Promise<boolean> =>
  services.db.transaction().execute(async (trx) => {
    const live = await lockLive(trx, user.id);
    if (!(await keptBy(trx, user, id))) throw failure('NOT_FOUND', 'There is no such method.');
    if (live?.subscription.renew && live.subscription.saved_method_id === id)
      throw failure('CONFLICT', 'The subscription renews with this method.');
    await trx
      .updateTable('saved_methods')
      .set({ removed_at: services.clock() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .execute();
    return true;
  });
