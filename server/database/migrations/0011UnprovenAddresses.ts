import { sql, type Kysely } from 'kysely';

/** Registrations stay here until their address is verified; only then is the account created. */
const statements = [
  `create table pending_registrations (
    id text primary key,
    token_hash bytea not null unique,
    login text not null,
    password_hash text not null,
    first_name text,
    last_name text,
    language text not null,
    currency_id text,
    utm jsonb not null,
    return_to text,
    link_hash bytea unique,
    code_hash bytea,
    attempts int not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null)`,
  `create index pending_registrations_expiry on pending_registrations (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
