import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** A user's wallets that hold money, locked until the end of the caller's database transaction. */
export const lockWallets = (
  trx: Kysely<Database>,
  userId: string,
): Promise<Selectable<Database['ledger_accounts']>[]> =>
  trx
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('kind', '=', 'WALLET')
    .where('user_id', '=', userId)
    .where('balance_minor', '>', 0)
    .orderBy('id')
    .forUpdate()
    .execute();
