import { sql, type Kysely } from 'kysely';
import type { Minor } from '../../src/shared/money.ts';
import type { Database } from '../database/schema.ts';
import { accountId } from '../ledger/post.ts';

/** What came into a wallet and left it in a month of UTC; both amounts are zero or above. */
export interface WalletMonth {
  /** Its first day, `YYYY-MM-DD`. */
  readonly month: string;
  readonly income: Minor;
  readonly spending: Minor;
}

const months = 12;

/** The first day of the month that is so many months before now. */
const monthBefore = (now: Date, back: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The last twelve months of a wallet in one currency, the present one last; a month without entries has zeros. */
export async function walletMonths(
  db: Kysely<Database>,
  now: Date,
  userId: string,
  currencyId: string,
): Promise<WalletMonth[]> {
  const entries = await db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transactions as fact', 'fact.id', 'entry.ledger_transaction_id')
    .select([
      sql<string>`to_char(fact.created_at at time zone 'UTC', 'YYYY-MM-01')`.as('month'),
      sql<Minor>`coalesce(sum(entry.amount_minor) filter (where entry.amount_minor > 0), 0)::bigint`.as(
        'income',
      ),
      sql<Minor>`coalesce(-sum(entry.amount_minor) filter (where entry.amount_minor < 0), 0)::bigint`.as(
        'spending',
      ),
    ])
    .where('entry.account_id', '=', accountId({ kind: 'WALLET', userId }, currencyId))
    .where('fact.created_at', '>=', monthBefore(now, months - 1))
    .groupBy('month')
    .execute();
  const known = new Map(entries.map((entry) => [entry.month, entry]));
  return Array.from({ length: months }, (_, index) => {
    const month = dayOf(monthBefore(now, months - 1 - index));
    return known.get(month) ?? { month, income: 0, spending: 0 };
  });
}
