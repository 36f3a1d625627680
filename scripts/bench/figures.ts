import type { Books } from './books.ts';
import { mustBePaid, type Tried } from './buyer.ts';
import type { Refund } from './operator.ts';

interface Storm {
  readonly place: string;
  readonly tried: readonly Tried[];
  readonly refunds: readonly Refund[];
  readonly renewals: number;
  readonly problems: readonly string[];
  readonly books: Books;
  /** Calls without an answer. */
  readonly lost: number;
  /** Milliseconds of paying. */
  readonly time: number;
  /** Purchases from a wallet a second: by the servers with nobody killed, and their statements alone. */
  readonly served: number;
  readonly bare: number;
}

const line = (name: string, text: string): void => console.log(`${name.padEnd(22)}${text}`);

/** Prints what a storm left; false when anything was lost, doubled or half there. */
export function printFigures(storm: Storm): boolean {
  const { tried, refunds, problems, books, served, bare } = storm;
  const acknowledged = tried.filter((each) => each.isAcknowledged);
  const found = acknowledged.filter(({ key }) => books.isPaid.has(key)).length;
  const promised = acknowledged.filter(mustBePaid);
  const paid = promised.filter(({ key }) => books.isPaid.get(key) === true).length;
  const givenBack = refunds.filter(({ id, amount }) => books.refunds.get(id) === amount).length;
  const topUps = tried.filter(({ kind }) => kind === 'topUp').length;

  line('database', storm.place);
  line('payments tried', `${tried.length}, ${topUps} of them top-ups; ${storm.lost} calls without an answer`);
  line('acknowledged', `${acknowledged.length}, found ${found}, lost ${acknowledged.length - found}`);
  line('told or sure as paid', `${promised.length}, paid ${paid}, lost ${promised.length - paid}`);
  line('refunds', `${refunds.length}, found ${givenBack}, lost ${refunds.length - givenBack}`);
  line('renewals due', `${storm.renewals}`);
  line('ledger entries', `${books.entries}, sums ${books.sums.join(' ')}, breaks ${books.breaks.length}`);
  line('in the storm', `${(acknowledged.length / (storm.time / 1000)).toFixed(0)} acknowledged a second`);
  line(
    'purchases a second',
    `${served.toFixed(0)} served, ${bare.toFixed(0)} as bare statements, ratio ${(served / bare).toFixed(2)}`,
  );
  for (const text of [...problems, ...books.breaks]) console.log(`  ${text}`);
  return (
    acknowledged.length > 0 &&
    problems.length === 0 &&
    books.breaks.length === 0 &&
    books.sums.every((sum) => sum === 0) &&
    found === acknowledged.length &&
    paid === promised.length &&
    givenBack === refunds.length
  );
}
