import { sql, type Kysely } from 'kysely';

const statements = [
  `create table staff (
    user_id text primary key references users on delete cascade,
    role text not null check (role in ('owner', 'manager', 'support', 'editor', 'accountant')),
    added_by text not null,
    added_at timestamptz not null)`,
  // When the password was last given again in a session.
  `alter table sessions add column proven_at timestamptz`,
  // What someone was shown that an act would do; doing it happens once, and its answer is kept.
  `create table previews (
    id text primary key,
    user_id text not null references users on delete cascade,
    act text not null,
    input jsonb not null,
    target text not null,
    version text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    done_at timestamptz,
    answer jsonb)`,
  `create index previews_created on previews (created_at)`,
  `create index previews_user on previews (user_id)`,
  // About a person, or everyone who has an address.
  `create table customer_notes (
    id text primary key,
    user_id text references users on delete cascade,
    email text,
    text text not null,
    actor text not null,
    created_at timestamptz not null,
    check (num_nonnulls(user_id, email) = 1))`,
  `create index customer_notes_user on customer_notes (user_id) where user_id is not null`,
  `create index customer_notes_email on customer_notes (email) where email is not null`,
  `create table sent_mails (
    id text primary key,
    template text not null,
    email text not null,
    sent_at timestamptz not null)`,
  `create index sent_mails_email on sent_mails (email, sent_at)`,
  `create index sent_mails_sent on sent_mails (sent_at)`,

  // ------------------------------------------------------------------ the audit log as a chain
  `alter table audit_log
    add column position bigint,
    add column before jsonb,
    add column after jsonb,
    add column words_hash bytea,
    add column hash bytea,
    add column erased_at timestamptz`,
  // The last entry: its row is the lock of those who write, and shows entries that are missing at the end.
  `create table audit_head (one boolean primary key default true check (one), position bigint not null, hash bytea not null)`,
  `insert into audit_head (position, hash) values (0, sha256('orrery'))`,
  // What may be erased: an address, what an operator wrote about a person.
  `create function audit_words(e audit_log) returns bytea language sql immutable as $$
    select sha256(convert_to(concat_ws(E'\\x1f', e.target, e.data::text,
      coalesce(e.before::text, '-'), coalesce(e.after::text, '-')), 'UTF8'))
  $$`,
  `create function audit_hash(e audit_log, previous bytea) returns bytea language sql immutable as $$
    select sha256(convert_to(concat_ws(E'\\x1f', encode(previous, 'hex'), e.position, e.id, e.actor, e.action,
      extract(epoch from e.created_at), encode(e.words_hash, 'hex')), 'UTF8'))
  $$`,
  `create function chain_audit() returns trigger language plpgsql as $$
    declare previous bytea;
    begin
      update audit_head set position = position + 1 returning position, hash into new.position, previous;
      new.erased_at := null;
      new.words_hash := audit_words(new);
      new.hash := audit_hash(new, previous);
      update audit_head set hash = new.hash;
      return new;
    end
  $$`,
  `do $$
    declare e audit_log;
    declare previous bytea;
    begin
      for e in select * from audit_log order by created_at, id loop
        update audit_head set position = position + 1 returning position, hash into e.position, previous;
        e.words_hash := audit_words(e);
        e.hash := audit_hash(e, previous);
        update audit_log set position = e.position, words_hash = e.words_hash, hash = e.hash where id = e.id;
        update audit_head set hash = e.hash;
      end loop;
    end
  $$`,
  `alter table audit_log alter column position set not null, alter column hash set not null,
    alter column words_hash set not null`,
  `create unique index audit_log_position on audit_log (position)`,
  `create index audit_log_target on audit_log (target, position)`,
  `create index audit_log_actor on audit_log (actor, position)`,
  `create trigger chain_audit before insert on audit_log for each row execute function chain_audit()`,
  // Only words about a person can be erased, which shows.
  `create function keep_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if (new.position, new.id, new.actor, new.action, new.created_at, new.words_hash, new.hash)
          is not distinct from
          (old.position, old.id, old.actor, old.action, old.created_at, old.words_hash, old.hash) then
          new.erased_at := now();
          return new;
        end if;
      end if;
      raise exception 'the audit log only grows';
    end
  $$`,
  `create trigger keep_audit before update or delete on audit_log for each row execute function keep_audit()`,
  `create trigger keep_audit_whole before truncate on audit_log
    for each statement execute function keep_audit()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
