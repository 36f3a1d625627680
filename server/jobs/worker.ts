import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Metrics } from '../metrics.ts';
import type { Services } from '../services.ts';
import type { JobKind, JobPayloads } from './queue.ts';

/** What does the work of each kind. Work may be done twice where a copy died in it, so each must bear that. */
export type JobHandlers = {
  readonly [Kind in JobKind]: (payload: JobPayloads[Kind]) => Promise<void>;
};

/** With the pauses between them about half a day: a mail server may be away for a night. */
const maxAttempts = 22;
/** The longest pause between two attempts, in milliseconds. */
const maxPause = 3_600_000;
const pollEvery = 500;

/** Mail and calls to a provider wait for a server that may be slow; nothing else has to wait with them. */
const lanes = ['mail', 'everything else'] as const;
export type Lane = (typeof lanes)[number];

/**
 * How long work may take before another copy takes it over, in milliseconds: only the first lane waits for somebody else.
 * A payment that was being settled when its copy died waits as long as that.
 */
const leases: Readonly<Record<Lane, number>> = { mail: 120_000, 'everything else': 30_000 };

interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: object;
  readonly attempts: number;
}

const ofLane = {
  mail: sql`(kind in ('mail', 'subscription.charge') or kind like 'stripe.%')`,
  'everything else': sql`(kind not in ('mail', 'subscription.charge') and kind not like 'stripe.%')`,
} satisfies Record<Lane, unknown>;

/** Takes one due job for the length of the lease; no two copies take the same. */
async function takeJob({ db, clock }: Services, lane: Lane | undefined): Promise<Job | undefined> {
  const now = clock();
  const until = (of: Lane) => sql`${new Date(now.getTime() + leases[of])}::timestamptz`;
  const { rows } = await sql<Job>`
    update jobs set attempts = attempts + 1,
      run_at = case when ${ofLane.mail} then ${until('mail')} else ${until('everything else')} end
    where id = (
      select id from jobs where run_at <= ${now} and not dead and ${lane ? ofLane[lane] : sql`true`}
      order by run_at limit 1 for update skip locked)
    returning id, kind, payload, attempts`.execute(db);
  return rows[0];
}

const pauseAfter = (attempts: number): number => Math.min(1000 * 2 ** attempts, maxPause);

/** What is kept of a job that nobody tries any more: a mail's links would still let somebody in. */
const remainsOf = ({ kind, payload }: Job): object => (kind === 'mail' ? { ...payload, data: {} } : payload);

/** Puts a job back for later, or aside for good. */
async function putBack({ db, clock, log }: Services, job: Job, error: unknown): Promise<'failed' | 'dead'> {
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
      ...(dead && { payload: JSON.stringify(remainsOf(job)) }),
    })
    .where('id', '=', job.id)
    .execute();
  return dead ? 'dead' : 'failed';
}

async function work(
  services: Services,
  handlers: JobHandlers,
  job: Job,
): Promise<'done' | 'failed' | 'dead'> {
  try {
    // The kind and its payload were written together by `enqueue`; the types cannot say so.
    const handler = handlers[job.kind as JobKind] as ((payload: object) => Promise<void>) | undefined;
    if (!handler) throw new Error(`nothing handles ${job.kind}`);
    await handler(job.payload);
    await services.db.deleteFrom('jobs').where('id', '=', job.id).execute();
    return 'done';
  } catch (error) {
    return putBack(services, job, error);
  }
}

interface RunOptions {
  /** Only this kind of work; all of it, if left out. */
  readonly lane?: Lane;
  readonly metrics?: Pick<Metrics, 'jobs'> | undefined;
  /** Asked before each job. */
  readonly goOn?: () => boolean;
}

/** Does everything that is due; gives how many jobs that were. */
export async function runDueJobs(
  services: Services,
  handlers: JobHandlers,
  { lane, metrics, goOn = () => true }: RunOptions = {},
): Promise<number> {
  for (let done = 0; ; done++) {
    const job = goOn() ? await takeJob(services, lane) : undefined;
    if (!job) return done;
    const begun = performance.now();
    const outcome = await work(services, handlers, job);
    metrics?.jobs.observe({ kind: job.kind, outcome }, (performance.now() - begun) / 1000);
  }
}

/** Looks for due work until it is stopped; `stop` waits for the jobs under way and begins no other. */
export function startWorker(
  services: Services,
  handlers: JobHandlers,
  metrics?: Pick<Metrics, 'jobs'>,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const goOn = () => !stopping.signal.aborted;
  // Stopping ends a pause early, which its promise tells as an error.
  const pause = () => wait(pollEvery, undefined, { signal: stopping.signal }).catch(() => undefined);
  const follow = async (lane: Lane): Promise<void> => {
    while (goOn()) {
      await runDueJobs(services, handlers, { lane, metrics, goOn }).catch((error: unknown) =>
        services.log.error({ err: error }, 'the queue cannot be read'),
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
