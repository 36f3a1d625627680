import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Metrics } from './metrics.ts';
import { lanes, type JobContext, type Lane } from './job.ts';

/** With the pauses between them about half a day: a mail server may be away for a night. */
const maxAttempts = 22;
/** The longest pause between two attempts, in milliseconds. */
const maxPause = 3_600_000;
const pollEvery = 500;

/**
 * How long work may take before another copy takes it over, in milliseconds: only the external lane waits for another server.
 * A payment that was being settled when its copy died waits as long as that.
 */
const leases: Readonly<Record<Lane, number>> = { external: 120_000, internal: 30_000 };

/** A row of the queue. */
interface Row {
  readonly id: string;
  readonly kind: string;
  readonly payload: object;
  readonly attempts: number;
}

/** Removes a job that is done. */
const remove = ({ db }: JobContext, id: string) => db.deleteFrom('jobs').where('id', '=', id).execute();

/**
 * Takes one due job for the length of the lease, no two copies the same, and removes the one that was done before: one
 * statement and one commit for each job.
 */
async function takeJob(
  { db, clock, jobs }: JobContext,
  lane: Lane | undefined,
  done: string | null,
): Promise<Row | undefined> {
  const now = clock();
  const until = (of: Lane) => sql`${new Date(now.getTime() + leases[of])}::timestamptz`;
  const kinds = jobs.filter((job) => job.lane === 'external').map(({ kind }) => kind);
  const isExternal = sql`kind = any(${kinds}::text[])`;
  const isOfLane = { external: isExternal, internal: sql`not ${isExternal}` };
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

/** What is kept of a job that is not tried any more. */
const remainsOf = ({ jobs }: JobContext, { kind, payload }: Row): object =>
  jobs.find((job) => job.kind === kind)?.redact?.(payload) ?? payload;

/** Puts a job back for later, or aside for good. */
async function putBack(context: JobContext, job: Row, error: unknown): Promise<'failed' | 'dead'> {
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
      ...(dead && { payload: JSON.stringify(remainsOf(context, job)) }),
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
    return putBack(context, job, error);
  }
}

interface RunOptions {
  /** Only work of this lane; all of it, if left out. */
  readonly lane?: Lane;
  readonly metrics?: Pick<Metrics, 'jobs'> | undefined;
  /** Asked before each job. */
  readonly goOn?: () => boolean;
}

/** Does everything that is due; gives how many jobs that were. */
export async function runDueJobs(
  context: JobContext,
  { lane, metrics, goOn = () => true }: RunOptions = {},
): Promise<number> {
  let done: string | null = null;
  for (let count = 0; ; count++) {
    if (!goOn()) {
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

/** Looks for due work until it is stopped; `stop` waits for the jobs under way and begins no other. */
export function startWorker(
  context: JobContext,
  metrics?: Pick<Metrics, 'jobs'>,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const goOn = () => !stopping.signal.aborted;
  // Stopping ends a pause early, which rejects its promise.
  const pause = () => wait(pollEvery, undefined, { signal: stopping.signal }).catch(() => undefined);
  const follow = async (lane: Lane): Promise<void> => {
    while (goOn()) {
      await runDueJobs(context, { lane, metrics, goOn }).catch((error: unknown) =>
        context.log.error({ err: error }, 'the queue cannot be read'),
      );
      await pause();
    }
  };
  const following = Promise.all(lanes.map(follow));
  return {
    stop: async () => {
      stopping.abort();
      await following;
    },
  };
}
