import { sql, type Kysely } from 'kysely';

const statements = [
  // What members are promised (decision 0030); the lower of it and what everybody pays is charged.
  `alter table prices add column member_minor bigint check (member_minor > 0)`,
  `alter table plans add column opens_member_prices boolean not null default false`,
  `alter table orders add column is_member_price boolean not null default false`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
