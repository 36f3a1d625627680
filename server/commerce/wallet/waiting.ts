import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** How many things are waiting for a user. */
export interface Waiting {
  /** Orders and top-ups that can still be paid. */
  readonly payments: number;
  /** Gifts that were bought but not sent. */
  readonly presents: number;
  /** 1 if the subscription's payment is overdue. */
  readonly subscription: number;
}

/** What is waiting for a user at `now`, in one query. */
export async function waitingFor(db: Kysely<Database>, now: Date, userId: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select
    ((select count(*) from orders o
        where o.user_id = ${userId} and o.status in ('OPEN', 'CONFIRMED') and o.expires_at > ${now}
          and not exists (select from transactions t where t.order_id = o.id and t.status = 'PROCESSING'))
      + (select count(*) from transactions
        where user_id = ${userId} and purpose = 'TOP_UP' and status = 'PENDING'))::int as payments,
    (select count(*) from presents
      where buyer_id = ${userId} and status = 'PURCHASED' and expires_at > ${now})::int as presents,
    (select count(*) from subscriptions
      where user_id = ${userId} and status = 'PAST_DUE')::int as subscription`.execute(db);
  return rows[0] ?? { payments: 0, presents: 0, subscription: 0 };
}
