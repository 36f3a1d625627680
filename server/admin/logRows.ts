import type { Kysely } from 'kysely';
import type { LogEntry } from '../../src/shared/desk/values.ts';
import type { Database } from '../database/schema.ts';
import { actorNames } from './actorNames.ts';

/** The columns of an entry of the log. */
export const logColumns = [
  'id',
  'position',
  'actor',
  'action',
  'target',
  'data',
  'before',
  'after',
  'created_at',
] as const;

interface Row {
  readonly id: string;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly data: object;
  readonly before: object | null;
  readonly after: object | null;
  readonly created_at: Date;
}

/** Entries of the log as the desk shows them. */
export async function logEntries(db: Kysely<Database>, rows: readonly Row[]): Promise<LogEntry[]> {
  const nameOf = await actorNames(
    db,
    rows.map(({ actor }) => actor),
  );
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    actor: nameOf(row.actor),
    action: row.action,
    target: row.target,
    data: { ...row.data },
    before: row.before && { ...row.before },
    after: row.after && { ...row.after },
  }));
}

/** The newest entries about these IDs. */
export async function logAbout(db: Kysely<Database>, targets: readonly string[]): Promise<LogEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(logColumns)
    .where('target', 'in', ['', ...targets])
    .orderBy('position', 'desc')
    .limit(100)
    .execute();
  return logEntries(db, rows);
}
