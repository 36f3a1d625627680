import { sql, type Kysely } from 'kysely';

const statements = [
  // Where an account's owner signed in from: keyed hashes of device keys and networks.
  `create table known_devices (
    user_id text not null references users on delete cascade,
    kind text not null check (kind in ('DEVICE', 'NETWORK')),
    key_hash bytea not null,
    last_seen_at timestamptz not null,
    primary key (user_id, key_hash))`,
  `create index known_devices_seen on known_devices (last_seen_at)`,

  // A promo code use that an unpaid order reserves for a few minutes; `promo_codes.uses` counts only paid ones.
  `create table promo_holds (
    order_id text primary key references orders on delete cascade,
    code text not null references promo_codes,
    network_hash text not null,
    expires_at timestamptz not null)`,
  `create index promo_holds_code on promo_holds (code, expires_at)`,
  `update promo_codes set uses = greatest(0, uses - (
     select count(*) from orders
     where orders.promo_code = promo_codes.code and orders.status in ('OPEN', 'CONFIRMED')))`,

  // Quotes are signed instead of stored.
  `drop table quotes`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
