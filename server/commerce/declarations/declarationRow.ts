import { sql, type Kysely, type Selectable } from 'kysely';
import type { MadeDeclaration } from '../../../src/shared/postedForm.ts';
import { promises } from '../../../src/shared/promises.ts';
import type { Database } from '../../database/schema.ts';

export type Declaration = Selectable<Database['declarations']>;

/** The states in which a declaration waits for the operator. */
export const openStates = ['RECEIVED', 'MATCHED'] as const;

const answerTime = promises.reviewDays * 86_400_000;

/** Until when the person should have an answer. */
export const answerBy = ({ received_at: at }: Pick<Declaration, 'received_at'>): Date =>
  new Date(at.getTime() + answerTime);

/** What was received then, or before, should have had its answer by now. */
export const overdueFrom = (now: Date): Date => new Date(now.getTime() - answerTime);

export const declarationById = (db: Kysely<Database>, id: string): Promise<Declaration | undefined> =>
  db.selectFrom('declarations').selectAll().where('id', '=', id).executeTakeFirst();

/** A declaration that nobody else carries out or decides meanwhile. Lock order: before everything that it's about. */
export async function lockDeclaration(trx: Kysely<Database>, id: string): Promise<Declaration | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`declaration:${id}`}))`.execute(trx);
  return declarationById(trx, id);
}

/** A declaration as its page and its email show it. */
export const madeOf = (row: Declaration): MadeDeclaration => ({
  kind: row.kind,
  name: row.name ?? '',
  email: row.email ?? '',
  number: row.number ?? '',
  ...(row.kind === 'CANCELLATION' && { cause: row.for_cause ? 'FOR_CAUSE' : 'ORDINARY' }),
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.ends_on !== null && { endsOn: row.ends_on }),
  receivedAt: row.received_at.toISOString(),
  timeZone: row.time_zone,
  isMailed: row.is_mailed,
});
