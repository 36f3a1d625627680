import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What is written about an action; the words in it are erased with the person that they are about. */
interface Entry {
  readonly actor: string;
  readonly action: string;
  /** The ID of what it was about. */
  readonly target: string;
  readonly data?: object;
  /** What was changed, as it was and as it is. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

const json = (value: object | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);

/** Adds an entry to the audit log, in the same transaction as the action. */
export async function writeAudit(
  trx: Kysely<Database>,
  now: Date,
  { actor, action, target, data = {}, before, after }: Entry,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      actor,
      action,
      target,
      data: JSON.stringify(data),
      before: json(before),
      after: json(after),
      created_at: now,
    })
    .execute();
}

/**
 * Checks the chain of the audit log, and lists every break: an entry that was changed, is missing, or was put between
 * others. Words that were erased with a person are no break.
 */
export async function auditBreaks(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ position: number; what: string }>`
    select position, what from (
      select a.position, case
          when a.position <> row_number() over chain then 'is not where it was'
          when a.hash is distinct from audit_hash(a, lag(a.hash, 1, sha256('orrery')) over chain) then 'was changed'
          when a.erased_at is null and a.words_hash is distinct from audit_words(a) then 'says something else'
        end as what
      from audit_log a window chain as (order by a.position)) found
    where what is not null order by position limit 20`.execute(db);
  const { rows: ends } = await sql<{ missing: boolean }>`
    select (h.position, h.hash) is distinct from (coalesce(a.position, 0), coalesce(a.hash, sha256('orrery'))) as missing
    from audit_head h left join audit_log a on a.position = (select max(position) from audit_log)`.execute(
    db,
  );
  return [
    ...rows.map(({ position, what }) => `entry ${position} of the audit log ${what}`),
    ...(ends.length === 1 && ends[0]?.missing === false ? [] : ['the end of the audit log is missing']),
  ];
}
