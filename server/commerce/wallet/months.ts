import { sql, type Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { accountId } from '../ledger/post.ts';

/** Income and spending of a wallet in a UTC month, net of refunds; both amounts are zero or above. */
export interface WalletMonth {
  /** Its first day, `YYYY-MM-DD`. */
  readonly month: string;
  readonly income: Minor;
  readonly spending: Minor;
}

const months = 12;
const day = 86_400_000;

/** The first day of the month this many months before now. */
const monthBefore = (now: Date, back: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** When an entry was booked, looked up entry by entry so that no one else's are read. */
const bookedAt = sql<Date>`(select created_at from ledger_transactions where id = entry.ledger_transaction_id)`;

/**
 * The payment entry in the same wallet that a refund or chargeback reverses, with its time. A card payment refunded
 * into the wallet has none, and counts as income.
 */
const takenBack = (account: string) => sql<{ at: Date; amount: Minor }>`(
  select paid.created_at as at, payment.amount_minor as amount
  from ledger_transactions back
  join ledger_transactions paid on paid.transaction_id = back.transaction_id and paid.kind in ('SALE', 'TOP_UP')
  join ledger_entries payment on payment.ledger_transaction_id = paid.id and payment.account_id = ${account}
  where back.id = entry.ledger_transaction_id and back.kind in ('REFUND', 'CHARGEBACK'))`;

/**
 * The id of an account's newest entry before a time; 0 if there is none. Searched from the newest one back, so that it
 * reads only the entries since then.
 */
async function lastBefore(db: Kysely<Database>, account: string, time: Date): Promise<number> {
  const entry = await db
    .selectFrom('ledger_entries as entry')
    .select('entry.id')
    .where('entry.account_id', '=', account)
    .where(bookedAt, '<', time)
    .orderBy('entry.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.id ?? 0;
}

/**
 * The last twelve months of a wallet in one currency, the current one last; a month without entries has zeros.
 * Reversals are taken off the month of their payment. Only what was booked in these months is read.
 */
export async function walletMonths(
  db: Kysely<Database>,
  now: Date,
  userId: string,
  currencyId: string,
): Promise<WalletMonth[]> {
  const account = accountId({ kind: 'WALLET', userId }, currencyId);
  const since = monthBefore(now, months - 1);
  // Entry ids follow the order of writing; the clocks of two instances differ by much less than this.
  const before = await lastBefore(db, account, new Date(since.getTime() - day));
  const entries = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('ledger_entries as entry')
        .leftJoinLateral(takenBack(account).as<'payment'>(sql.ref('payment')), (join) => join.onTrue())
        .select([
          'entry.amount_minor',
          sql<Date>`coalesce(payment.at, ${bookedAt})`.as('at'),
          sql<boolean>`coalesce(payment.amount, entry.amount_minor) > 0`.as('is_income'),
        ])
        .where('entry.account_id', '=', account)
        .where('entry.id', '>', before)
        .as('booked'),
    )
    .select([
      sql<string>`to_char(booked.at at time zone 'UTC', 'YYYY-MM-01')`.as('month'),
      sql<Minor>`coalesce(sum(booked.amount_minor) filter (where booked.is_income), 0)::bigint`.as('income'),
      sql<Minor>`coalesce(-sum(booked.amount_minor) filter (where not booked.is_income), 0)::bigint`.as(
        'spending',
      ),
    ])
    .where('booked.at', '>=', since)
    .groupBy('month')
    .execute();
  const known = new Map(entries.map((entry) => [entry.month, entry]));
  return Array.from({ length: months }, (_, index) => {
    const month = dayOf(monthBefore(now, months - 1 - index));
    return known.get(month) ?? { month, income: 0, spending: 0 };
  });
}
