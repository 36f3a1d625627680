import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Reasons that the shop gives; any other is in the owner's words. */
const ownReasons = [
  'accountDelete',
  'archived',
  'blocked',
  'canceled',
  'merged',
  'refunded',
  'unpaid',
] as const;

/** Erases why users canceled their subscriptions, in their words. */
export async function forgetReasons(trx: Kysely<Database>, userIds: readonly string[]): Promise<void> {
  const theirs = trx.selectFrom('subscriptions').select('id').where('user_id', 'in', userIds);
  await trx
    .updateTable('subscription_choices')
    .set({ because: null })
    .where('subscription_id', 'in', theirs)
    .where('because', 'not in', ownReasons)
    .execute();
  await trx
    .updateTable('subscriptions')
    .set({ stop_reason: null })
    .where('user_id', 'in', userIds)
    .where('stop_reason', 'not in', ownReasons)
    .execute();
}
