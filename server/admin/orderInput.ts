import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { failure } from '../kernel/failure.ts';

/** Letters and digits that order numbers don't have, and those that they are mistaken for. */
const lookalikes: Readonly<Record<string, string>> = { B: '8', S: '5', Z: '2' };

/** An order's number as it's stored, from what someone read out or wrote down: `7kmp 4rxd` is `7KMP-4RXD`. */
function spelled(text: string): string {
  const letters = text
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/gu, '')
    .replaceAll(/[BSZ]/gu, (letter) => lookalikes[letter] ?? letter);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** The ID of the order with this number or ID; undefined if there is none. */
export const orderIdOf = async (db: Kysely<Database>, name: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('orders')
      .select('id')
      .where((eb) => eb.or([eb('number', '=', spelled(name)), eb('id', '=', name)]))
      .executeTakeFirst()
  )?.id;

/** Finds an order by its number or ID. @throws Failure NOT_FOUND */
export async function orderIdBy(db: Kysely<Database>, name: string): Promise<string> {
  const id = await orderIdOf(db, name);
  if (id === undefined) throw failure('NOT_FOUND', `There is no order ${name}.`);
  return id;
}
