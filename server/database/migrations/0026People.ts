import { sql, type Kysely } from 'kysely';

/** The people on the team page are content. */
const statements = [
  `create table people (
    id text primary key,
    name jsonb not null,
    role jsonb not null,
    text jsonb,
    hue text not null,
    position integer not null)`,
  `create trigger catalogue_changes before insert or update or delete or truncate on people
    for each statement execute function catalogue_changes()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
