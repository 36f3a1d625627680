import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The maximum number of open dreams per person, promised ones included. */
export const maxOpen = 100;

/**
 * How many more dreams a person may open. Locks the person until the end of the transaction, so that two concurrent
 * requests cannot both take the last slot.
 */
export async function placesLeft(trx: Kysely<Database>, userId: string): Promise<number> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { open } = await trx
    .selectFrom('dreams')
    .select((eb) => eb.fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['OPEN', 'PROMISED'])
    .executeTakeFirstOrThrow();
  return Math.max(0, maxOpen - open);
}
