import { sql, type Kysely } from 'kysely';

/** What is restored when a dispute is won, and payment amounts in the currency of the provider's account. */
const statements = [
  `alter table refunds
    add column ended_plan_id text references plans,
    add column ended_ms bigint check (ended_ms >= 0)`,
  `alter table transactions
    add column fee_currency_id text references currencies,
    add column actual_rate numeric check (actual_rate > 0),
    add column actual_rate_source text,
    add column actual_rate_at timestamptz,
    add constraint a_rate_has_source_and_time check (
      (actual_rate is null) = (actual_rate_source is null) and (actual_rate is null) = (actual_rate_at is null))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
