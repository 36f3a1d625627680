import { sql, type Kysely } from 'kysely';

const statements = [
  // A plan lasts days, or months of the calendar.
  `alter table plans add column months int check (months > 0),
    add constraint plans_length check (duration is null or months is null)`,
  // What an order sold, beside its length in days.
  `alter table orders add column promised_months int`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
