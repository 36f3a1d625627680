import { sql, type Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import type { Bounds } from '../../kernel/pagination.ts';

/** One entry in a user's wallets. */
export interface WalletEntry {
  readonly id: number;
  readonly kind: Database['ledger_transactions']['kind'];
  /** Positive if money came in. */
  readonly amount: Minor;
  /** The balance afterwards of the wallet in its currency. */
  readonly balance: Minor;
  readonly currencyId: string;
  /** The payment it belongs to. */
  readonly transactionId: string | null;
  readonly createdAt: Date;
}

/**
 * A page of the entries in a user's wallets, in all currencies, newest first, and whether there are more. The balance
 * after an entry is the wallet's current one less what came later, so that only the pages up to this one are read.
 */
export async function walletEntriesOf(
  db: Kysely<Database>,
  userId: string,
  { offset, limit }: Bounds,
): Promise<{ entries: WalletEntry[]; hasMore: boolean }> {
  const later = sql<Minor>`coalesce(sum(newest.amount_minor) over (
    partition by newest.account_id order by newest.id desc rows between unbounded preceding and 1 preceding), 0)::bigint`;
  // Takes each wallet's newest entries by index, and of these the newest. A range instead of `=` keeps the order by
  // account in the statement: otherwise, PostgreSQL may read everyone's entries, newest first, until it has enough.
  const newest = db
    .selectFrom('ledger_accounts as account')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ledger_entries')
          .select(['ledger_entries.id', 'account_id', 'amount_minor', 'ledger_transaction_id'])
          .whereRef('account_id', '>=', 'account.id')
          .whereRef('account_id', '<=', 'account.id')
          .orderBy('account_id', 'desc')
          .orderBy('ledger_entries.id', 'desc')
          .limit(offset + limit + 1)
          .as('entry'),
      (join) => join.onTrue(),
    )
    .where('account.kind', '=', 'WALLET')
    .where('account.user_id', '=', userId)
    .select([
      'entry.id',
      'entry.account_id',
      'entry.amount_minor',
      'entry.ledger_transaction_id',
      'account.currency_id',
      'account.balance_minor',
    ]);
  const rows = await db
    .selectFrom(newest.as('newest'))
    .innerJoin('ledger_transactions as booked', 'booked.id', 'newest.ledger_transaction_id')
    .select([
      'newest.id',
      'newest.amount_minor as amount',
      'newest.currency_id as currencyId',
      'booked.kind',
      'booked.transaction_id as transactionId',
      'booked.created_at as createdAt',
      sql<Minor>`newest.balance_minor - ${later}`.as('balance'),
    ])
    .orderBy('newest.id', 'desc')
    .limit(limit + 1)
    .offset(offset)
    .execute();
  return { entries: rows.slice(0, limit), hasMore: rows.length > limit };
}
