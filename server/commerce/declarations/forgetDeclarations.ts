import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { openStates } from './declarationRow.ts';

/** The texts of a declaration that are about a person. */
const forgotten = { name: null, email: null, number: null, reason: null, note: null } as const;

/** How long the texts of a declaration are kept that was about no order, in milliseconds. */
const unknownFor = 365 * 86_400_000;

/** Erases the texts of one declaration; what was declared, when, about which order, and the decision stay. */
export const forgetDeclaration = (trx: Kysely<Database>, id: string): Promise<unknown> =>
  trx.updateTable('declarations').set(forgotten).where('id', '=', id).execute();

/**
 * Erases the texts of people's declarations: of those about their orders, and of those with an address of theirs about
 * no order. One that isn't decided keeps its texts until then, since the law gives its author a claim to an answer.
 */
export async function forgetDeclarations(
  trx: Kysely<Database>,
  userIds: readonly string[],
  addresses: readonly string[],
): Promise<void> {
  const orders = trx.selectFrom('orders').select('id').where('user_id', 'in', userIds);
  await trx
    .updateTable('declarations')
    .set(forgotten)
    .where('decided_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('order_id', 'in', orders),
        eb('order_id', 'is', null).and(eb('email', 'in', ['', ...addresses])),
      ]),
    )
    .execute();
}

/** Erases the texts of declarations about no order, a year after they were decided. */
export const forgetOldDeclarations = (db: Kysely<Database>, now: Date): Promise<unknown> =>
  db
    .updateTable('declarations')
    .set(forgotten)
    .where('order_id', 'is', null)
    .where('email', 'is not', null)
    .where('state', 'not in', openStates)
    .where('decided_at', '<', new Date(now.getTime() - unknownFor))
    .execute();
