import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { withTimeout } from '../database/withTimeout.ts';
import type { Services } from './services.ts';

/** Seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Shorter than Prometheus's scrape timeout. Milliseconds. */
const countTimeoutMs = 5_000;

const countJobs = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  db
    .selectFrom('jobs')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('run_at', '<=', clock()).filterWhere('dead', '=', false).as('due'),
      fn.countAll<number>().filterWhere('dead', '=', true).as('dead'),
    ])
    .executeTakeFirstOrThrow();

/**
 * The server's metrics. Labels come from short closed lists (routes, contract fields, kinds of jobs), never from caller
 * input.
 */
export function openMetrics({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(
    new Gauge({
      name: 'jobs_waiting',
      help: 'Jobs in the queue that are due, and dead ones.',
      labelNames: ['state'],
      registers: [],
      async collect() {
        this.reset();
        try {
          const { due, dead } = await withTimeout(countJobs({ db, clock }), countTimeoutMs);
          this.set({ state: 'due' }, due);
          this.set({ state: 'dead' }, dead);
        } catch (error) {
          // The other metrics matter even more while the database is unavailable.
          log.error({ err: error }, 'The jobs could not be counted');
        }
      },
    }),
  );
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    failures: new Counter({
      name: 'http_errors_total',
      help: 'Answers with a status of 500 and above.',
      registers,
    }),
    operations: new Histogram({
      name: 'graphql_operation_duration_seconds',
      help: 'Time to execute, by the first field asked for and how it ended: OK or an error code.',
      labelNames: ['field', 'outcome'],
      buckets,
      registers,
    }),
    cspReports: new Counter({
      name: 'csp_reports_total',
      help: 'Violations of the content security policy that browsers reported, by directive.',
      labelNames: ['directive'],
      registers,
    }),
    cspReportsIgnored: new Counter({
      name: 'csp_reports_ignored_total',
      help: 'Reports that were not read: too many of one network, or no reports at all.',
      labelNames: ['reason'],
      registers,
    }),
    ignoredRules: new Gauge({
      name: 'route_rules_ignored',
      help: 'Active route rules that cannot be used; the log names them.',
      registers,
    }),
    renders: new Histogram({
      name: 'page_render_duration_seconds',
      help: 'Time to render a page, waiting for the thread included, by how it ended: rendered or failed.',
      labelNames: ['outcome'],
      buckets,
      registers,
    }),
    shells: new Counter({
      name: 'page_shells_total',
      help: 'Pages sent without their content, by why: refused (too many wait), slow, or failed.',
      labelNames: ['reason'],
      registers,
    }),
    keptPages: new Gauge({
      name: 'kept_pages_bytes',
      help: 'The size of the rendered pages kept in memory.',
      registers,
    }),
    jobs: new Histogram({
      name: 'job_duration_seconds',
      help: 'Time that an attempt at a job took, by kind and how it ended: done, failed or dead.',
      labelNames: ['kind', 'outcome'],
      buckets,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof openMetrics>;
