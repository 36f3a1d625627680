import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { spelledNumber } from '../commerce/orders/spelledNumber.ts';
import { failure } from '../kernel/failure.ts';

/** The ID of the order with this number or ID; undefined if there is none. */
export const orderIdOf = async (db: Kysely<Database>, name: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('orders')
      .select('id')
      .where((eb) => eb.or([eb('number', '=', spelledNumber(name)), eb('id', '=', name)]))
      .executeTakeFirst()
  )?.id;

/** Finds an order by its number or ID. @throws Failure NOT_FOUND */
export async function orderIdBy(db: Kysely<Database>, name: string): Promise<string> {
  const id = await orderIdOf(db, name);
  if (id === undefined) throw failure('NOT_FOUND', `There is no order ${name}.`);
  return id;
}
