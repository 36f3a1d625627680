import { sql, type Kysely } from 'kysely';

const statements = [
  // A shop's own rules by place, as the texts of its files; they override the shipped ones.
  `create table shop_rules (id text primary key, text text not null)`,
  // Pages are made by them, too: some show the lowest price before a reduction.
  `create trigger catalogue_changes before insert or update or delete or truncate on shop_rules
    for each statement execute function catalogue_changes()`,
  // Where the buyer was when they ordered, as far as was known: what they bought goes by the law of that place.
  `alter table orders add column country text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
