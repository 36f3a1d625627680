import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobType } from './job.ts';

/** Puts work into the queue, in the caller's own database transaction where it has one. */
export async function enqueue<Payload extends object>(
  db: Kysely<Database>,
  { kind }: JobType<Payload>,
  payload: NoInfer<Payload>,
  runAt: Date,
  id: string = randomUUID(),
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ id, kind, payload: JSON.stringify(payload), run_at: runAt, last_error: null })
    .execute();
}
