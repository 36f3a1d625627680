import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { JobType } from './job.ts';

/** Enqueues a job, within the caller's transaction if `db` is one. */
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

/** Enqueues several jobs of one kind with a single statement, whose text is the same for any number. */
export async function enqueueAll<Payload extends object>(
  db: Kysely<Database>,
  { kind }: JobType<Payload>,
  payloads: readonly NoInfer<Payload>[],
  runAt: Date,
): Promise<void> {
  if (payloads.length === 0) return;
  const rows = JSON.stringify(payloads.map((payload) => ({ id: randomUUID(), payload })));
  await sql`
    insert into jobs (id, kind, payload, run_at)
    select id, ${kind}, payload, ${runAt} from jsonb_to_recordset(${rows}::jsonb) as given(id text, payload jsonb)`.execute(
    db,
  );
}
