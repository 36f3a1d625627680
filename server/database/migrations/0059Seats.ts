import { sql, type Kysely } from 'kysely';

const statements = [
  // How many seats an event has. Tariffs and bonuses that deliver the same event share its seats.
  `alter table deliverables add column seats int check (seats > 0), add column event text,
    add constraint deliverables_seats check ((seats is null) = (event is null))`,
  `create index on deliverables (event) where event is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
