import { sql, type Kysely } from 'kysely';

/** For the public pages: exchange rates, view counts per visitor and day, and contact form tickets. */
const statements = [
  // Units of the currency for one unit of the base, USD.
  `create table exchange_rates (
    currency_id text primary key references currencies,
    rate numeric(20, 8) not null check (rate > 0),
    source text not null,
    taken_at timestamptz not null)`,
  `create table research_views (
    research_id text not null references researches,
    visitor_hash text not null,
    day date not null,
    primary key (research_id, visitor_hash, day))`,
  `create index research_views_day on research_views (day)`,
  `create table contact_tickets_used (ticket_id text primary key, used_at timestamptz not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
