import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import { withTimeout } from '../../database/withTimeout.ts';
import { openDeclarations, type OpenDeclarations } from '../declarations/openDeclarations.ts';
import type { Services } from '../../kernel/services.ts';

/** In milliseconds; shorter than the scrape timeout of Prometheus. */
const timeoutMs = 5_000;

interface Figures {
  readonly payments: readonly { provider: string; outcome: string; count: number }[];
  readonly oldest: Date | null;
  readonly refunds: number;
  readonly failed_refunds: number;
  readonly disputes: number;
  readonly suspense: number;
  readonly breaks: number | null;
  readonly declarations: OpenDeclarations;
}

/** Reads all figures in one query; each part of it reads an index of open rows. */
async function count({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<Figures | undefined> {
  const hourAgo = new Date(clock().getTime() - 3_600_000);
  const { rows } = await sql<Figures>`select
    (select coalesce(json_agg(p), '[]') from (
      select payment_method as provider, status as outcome, count(*)::int as count from transactions
      where date_of_status_change > ${hourAgo} group by payment_method, status) p) as payments,
    (select min(received_at) from provider_events where processed_at is null) as oldest,
    (select count(*)::int from refunds where state in ('REQUESTED', 'SENT')) as refunds,
    (select count(*)::int from refunds where state = 'FAILED' and retried_as is null) as failed_refunds,
    (select count(*)::int from disputes where closed_at is null) as disputes,
    (select count(*)::int from suspense_items where resolved_at is null) as suspense,
    (select breaks from book_checks order by checked_at desc limit 1) as breaks,
    (select row_to_json(d) from ${openDeclarations(db, clock())} d) as declarations`.execute(db);
  return rows[0];
}

/** Adds payment and ledger gauges to the server's metrics. They're left out if the database can't be read. */
export function addMoneyMetrics(
  registry: Registry,
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
): void {
  let counting: Promise<Figures | undefined> | undefined;
  /** The figures of one scrape, shared by all gauges. */
  const counted = (): Promise<Figures | undefined> => {
    counting ??= withTimeout(count({ db, clock }), timeoutMs)
      .catch((error: unknown) => {
        log.error({ err: error }, 'The money could not be counted');
        return undefined;
      })
      .finally(() => (counting = undefined));
    return counting;
  };
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    set: (gauge: Gauge<Label>, figures: Figures) => void,
    labelNames: Label[] = [],
  ): void =>
    registry.registerMetric(
      new Gauge<Label>({
        name,
        help,
        labelNames,
        registers: [],
        async collect() {
          const figures = await counted();
          this.reset();
          if (figures) set(this, figures);
          // After a reset, a gauge without labels reports a zero that looks like a real count.
          else if (labelNames.length === 0) this.remove();
        },
      }),
    );

  gauge<'provider' | 'outcome'>(
    'payments_last_hour',
    'Payments whose state changed within an hour, by provider and the state they are in.',
    (it, { payments }) => {
      for (const { provider, outcome, count: times } of payments) it.set({ provider, outcome }, times);
    },
    ['provider', 'outcome'],
  );
  gauge(
    'callbacks_oldest_seconds',
    'Age of the oldest callback that was not worked on; 0 without one.',
    (it, { oldest }) => it.set(oldest === null ? 0 : (clock().getTime() - oldest.getTime()) / 1000),
  );
  gauge<'state'>(
    'refunds_open',
    'Refunds that wait for the provider, and those that failed and were not made again.',
    (it, { refunds, failed_refunds: failed }) => {
      it.set({ state: 'waiting' }, refunds);
      it.set({ state: 'failed' }, failed);
    },
    ['state'],
  );
  gauge('disputes_open', 'Disputes that are not decided.', (it, { disputes }) => it.set(disputes));
  gauge('suspense_open', 'Items in suspense that wait for the operator.', (it, { suspense }) =>
    it.set(suspense),
  );
  gauge(
    'declarations_open',
    'Withdrawals and cancellations that wait for the operator.',
    (it, { declarations }) => it.set(declarations.count),
  );
  gauge('declarations_overdue', 'Those that should have had their answer.', (it, { declarations }) =>
    it.set(declarations.overdue),
  );
  gauge('ledger_breaks', 'Breaks that the last check of the books found.', (it, { breaks }) =>
    it.set(breaks ?? 0),
  );
}
