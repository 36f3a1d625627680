import type { Books } from './books.ts';
import { isExpectedPaid, type Attempt } from './buyer.ts';
import type { Refund } from './operator.ts';

interface Summary {
  readonly place: string;
  readonly tried: readonly Attempt[];
  readonly refunds: readonly Refund[];
  readonly renewals: number;
  readonly problems: readonly string[];
  readonly books: Books;
  /** How often all database connections were terminated. */
  readonly terminations: number;
  /** Servers that exited without being killed. */
  readonly crashes: number;
  /** Unanswered requests. */
  readonly lost: number;
  /** How long buyers were paying, in milliseconds. */
  readonly time: number;
  /** Wallet purchases per second: through all servers, through one if there are more, and as bare SQL statements. */
  readonly served: number;
  readonly servedByOne: number | undefined;
  readonly baseline: number;
}

const line = (name: string, text: string): void => console.log(`${name.padEnd(22)}${text}`);

/** Prints the result of a crash test; false if anything was lost, duplicated or incomplete. */
export function printSummary(summary: Summary): boolean {
  const { tried, refunds, problems, books, served, servedByOne, baseline } = summary;
  const acknowledged = tried.filter((each) => each.isAcknowledged);
  const found = acknowledged.filter(({ key }) => books.isPaid.has(key)).length;
  const promised = acknowledged.filter(isExpectedPaid);
  const paid = promised.filter(({ key }) => books.isPaid.get(key) === true).length;
  const givenBack = refunds.filter(({ id, amount }) => books.refunds.get(id) === amount).length;
  const topUps = tried.filter(({ kind }) => kind === 'topUp').length;

  line('database', summary.place);
  line(
    'connections ended',
    `${summary.terminations} times all of them; ${summary.crashes} servers ended by it`,
  );
  line(
    'payments tried',
    `${tried.length}, ${topUps} of them top-ups; ${summary.lost} calls without an answer`,
  );
  line('acknowledged', `${acknowledged.length}, found ${found}, lost ${acknowledged.length - found}`);
  line('confirmed as paid', `${promised.length}, paid ${paid}, lost ${promised.length - paid}`);
  line('refunds', `${refunds.length}, found ${givenBack}, lost ${refunds.length - givenBack}`);
  line('renewals due', `${summary.renewals}`);
  line('ledger entries', `${books.entries}, sums ${books.sums.join(' ')}, breaks ${books.breaks.length}`);
  line('under load', `${(acknowledged.length / (summary.time / 1000)).toFixed(0)} acknowledged a second`);
  const rateOf = (rate: number, by: string) =>
    `${rate.toFixed(0)} served by ${by} (ratio ${(rate / baseline).toFixed(2)})`;
  line(
    'purchases a second',
    [
      rateOf(served, 'all'),
      ...(servedByOne === undefined ? [] : [rateOf(servedByOne, 'one')]),
      `${baseline.toFixed(0)} as bare statements`,
    ].join(', '),
  );
  for (const text of [...problems, ...books.breaks]) console.log(`  ${text}`);
  return (
    acknowledged.length > 0 &&
    summary.crashes === 0 &&
    problems.length === 0 &&
    books.breaks.length === 0 &&
    books.sums.every((sum) => sum === 0) &&
    found === acknowledged.length &&
    paid === promised.length &&
    givenBack === refunds.length
  );
}
