import { sql, type Kysely } from 'kysely';

/** A dream is promised while a gift for it waits, and comes true when its owner redeems it; decision 0049. */
const statements = [
  `alter table dreams drop constraint dreams_status_check`,
  `alter table dreams add constraint dreams_status_check
    check (status in ('OPEN', 'PROMISED', 'FULFILLED', 'ARCHIVED'))`,
  `create index presents_dream on presents (dream_id) where dream_id is not null`,
  // Until now, a dream counted as fulfilled once its gift was paid, though nobody told its owner.
  `update dreams d set status = 'PROMISED', fulfilled_at = null
    where d.status = 'FULFILLED' and exists (select from presents p where p.dream_id = d.id
      and p.status in ('PURCHASED', 'SENT') and p.expires_at > now())`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
