import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { mayHoldMoneyById } from '../../identity/emailVerification.ts';
import { accountId } from '../ledger/post.ts';
import type { DueCharge } from './dueCharge.ts';
import type { Subscription } from './lock.ts';

/** Whether a charge would currently be covered: by a saved method, or by enough money in the wallet. */
export async function isCovered(
  db: Kysely<Database>,
  { user_id: userId, saved_method_id: methodId }: Pick<Subscription, 'user_id' | 'saved_method_id'>,
  { amount, currencyId }: Pick<DueCharge, 'amount' | 'currencyId'>,
): Promise<boolean> {
  if (!(await mayHoldMoneyById(db, userId))) return amount === 0;
  const method = await db
    .selectFrom('saved_methods')
    .select('id')
    .where('id', '=', methodId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (method) return true;
  const wallet = await db
    .selectFrom('ledger_accounts')
    .select('balance_minor')
    .where('id', '=', accountId({ kind: 'WALLET', userId }, currencyId))
    .executeTakeFirst();
  return (wallet?.balance_minor ?? 0) >= amount;
}
