import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Metrics } from './metrics.ts';
import { lanes, type JobContext, type Lane } from './job.ts';

/** With the pauses in between, about half a day: a mail server may be down overnight. */
const maxAttempts = 22;
/** The maximum pause between two attempts, in milliseconds. */
const maxPause = 3_600_000;
const pollEvery = 500;

/**
 * How long a job may run before another instance takes over, in milliseconds: only the external lane waits for other
 * servers. If an instance dies while settling a payment, the payment waits this long.
 */
const leases: Readonly<Record<Lane, number>> = { external: 120_000, internal: 30_000, batched: 30_000 };

/** A row of the queue. */
interface Row {
  readonly id: string;
  readonly kind: string;
  readonly payload: object;
  readonly attempts: number;
}

/** Deletes a finished job. */
const remove = ({ db }: JobContext, id: string) => db.deleteFrom('jobs').where('id', '=', id).execute();

/**
 * Leases one due job, never the same one to two instances, and deletes the previous finished one: one statement and one
 * commit per job.
 */
async function takeJob(
  { db, clock, jobs }: JobContext,
  lane: Lane | undefined,
  done: string | null,
): Promise<Row | undefined> {
  const now = clock();
  const until = (of: Lane) => sql`${new Date(now.getTime() + leases[of])}::timestamptz`;
  const isAnyOf = (chosen: Lane) => {
    const kinds = jobs.filter((job) => job.lane === chosen).map(({ kind }) => kind);
    return sql`kind = any(${kinds}::text[])`;
  };
  const isExternal = isAnyOf('external');
  const isBatched = isAnyOf('batched');
  // The rest, so that a kind that nothing handles is reported too.
  const isOfLane = {
    external: isExternal,
    batched: isBatched,
    internal: sql`not (${isExternal} or ${isBatched})`,
  };
  const { rows } = await sql<Row>`
    with done as (delete from jobs where id = ${done})
    update jobs set attempts = attempts + 1,
      run_at = case when ${isExternal} then ${until('external')} else ${until('internal')} end
    where id = (
      select id from jobs where run_at <= ${now} and not dead and ${lane ? isOfLane[lane] : sql`true`}
        and id is distinct from ${done}
      order by run_at limit 1 for update skip locked)
    returning id, kind, payload, attempts`.execute(db);
  return rows[0];
}

const pauseAfter = (attempts: number): number => Math.min(1000 * 2 ** attempts, maxPause);

/** The payload that is kept for a dead job. */
const deadPayload = ({ jobs }: JobContext, { kind, payload }: Row): object =>
  jobs.find((job) => job.kind === kind)?.redact?.(payload) ?? payload;

/** Reschedules a failed job, or marks it as dead. */
async function handleFailure(context: JobContext, job: Row, error: unknown): Promise<'failed' | 'dead'> {
  const { db, clock, log } = context;
  const dead = job.attempts >= maxAttempts;
  log[dead ? 'error' : 'warn'](
    { job: job.id, kind: job.kind, attempts: job.attempts, err: error },
    'a job failed',
  );
  await db
    .updateTable('jobs')
    .set({
      run_at: new Date(clock().getTime() + pauseAfter(job.attempts)),
      last_error: error instanceof Error ? error.message : String(error),
      dead,
      ...(dead && { payload: JSON.stringify(deadPayload(context, job)) }),
    })
    .where('id', '=', job.id)
    .execute();
  return dead ? 'dead' : 'failed';
}

async function work(context: JobContext, job: Row): Promise<'done' | 'failed' | 'dead'> {
  try {
    const definition = context.jobs.find(({ kind }) => kind === job.kind);
    if (!definition) throw new Error(`nothing handles ${job.kind}`);
    await definition.perform(context, job.payload);
    return 'done';
  } catch (error) {
    return handleFailure(context, job, error);
  }
}

interface RunOptions {
  /** Only jobs of this lane; all jobs if omitted. */
  readonly lane?: Lane;
  readonly metrics?: Pick<Metrics, 'jobs'> | undefined;
  /** Checked before each job. */
  readonly goOn?: () => boolean;
  /** The most jobs to run. */
  readonly maxJobs?: number;
}

/** Runs all due jobs, or the given number of them, and returns how many there were. */
export async function runDueJobs(
  context: JobContext,
  { lane, metrics, goOn = () => true, maxJobs = Infinity }: RunOptions = {},
): Promise<number> {
  let done: string | null = null;
  for (let count = 0; ; count++) {
    if (count === maxJobs || !goOn()) {
      if (done !== null) await remove(context, done);
      return count;
    }
    const job: Row | undefined = await takeJob(context, lane, done);
    if (!job) return count;
    const begun = performance.now();
    const outcome = await work(context, job);
    done = outcome === 'done' ? job.id : null;
    metrics?.jobs.observe({ kind: job.kind, outcome }, (performance.now() - begun) / 1000);
  }
}

/** Polls for due jobs until stopped; `stop` waits for jobs in progress and starts no more. */
export function startWorker(
  context: JobContext,
  metrics?: Pick<Metrics, 'jobs'>,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const goOn = () => !stopping.signal.aborted;
  // Stopping aborts the pause, which rejects its promise.
  const pause = () => wait(pollEvery, undefined, { signal: stopping.signal }).catch(() => undefined);
  const runLane = async (lane: Lane): Promise<void> => {
    const maxJobs = lane === 'batched' ? 1 : Infinity;
    while (goOn()) {
      await runDueJobs(context, { lane, metrics, goOn, maxJobs }).catch((error: unknown) =>
        context.log.error({ err: error }, 'the queue cannot be read'),
      );
      await pause();
    }
  };
  const running = Promise.all(lanes.map(runLane));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
