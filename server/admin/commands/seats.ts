import { sql } from 'kysely';
import * as v from 'valibot';
import { takenSeats } from '../../commerce/library/seats.ts';
import { csvRow } from '../../commerce/wallet/csv.ts';
import { failure } from '../../kernel/failure.ts';
import type { Services } from '../../kernel/services.ts';
import { command } from '../command.ts';
import { word } from '../inputs.ts';

/** Every event with seats, with how many are paid for, held by payments in flight, and left. */
async function eventsOf({ db, clock }: Services) {
  const { rows } = await sql<{ event: string; seats: number; paid: number; held: number }>`
    select d.event, d.seats, count(*) filter (where t.is_paid)::int as paid,
      count(*) filter (where not t.is_paid)::int as held
    from (select distinct event, seats from deliverables where event is not null and archived_at is null) d
      left join (${takenSeats(clock())}) t on t.event = d.event
    group by d.event, d.seats order by d.event`.execute(db);
  return rows.map((row) => ({ ...row, left: Math.max(0, row.seats - row.paid - row.held) }));
}

const list = command({
  name: 'seats list',
  summary: 'Lists the events that have a number of seats, and how many are taken, held and left.',
  positionals: [],
  options: {},
  input: v.object({}),
  run: async ({ services }) => {
    const data = await eventsOf(services);
    return {
      lines: data.map(
        ({ event, seats, paid, held, left }) =>
          `${event}  ${seats} seats  ${paid} taken  ${held} held by payments in flight  ${left} left`,
      ),
      data,
    };
  },
});

/** Who has a seat of an event, or holds one, in the order in which they took it. */
async function holdersOf({ db, clock }: Services, event: string) {
  const { rows } = await sql<{
    name: string | null;
    email: string | null;
    number: string | null;
    id: string;
    since: Date;
    is_paid: boolean;
  }>`
    select nullif(concat_ws(' ', u.first_name, u.last_name), '') as name,
      coalesce(nullif(o.email, ''), u.email) as email, o.number::text as number,
      coalesce(t.order_id, t.activation_id) as id, t.since, t.is_paid
    from (${takenSeats(clock())}) t
      left join orders o on o.id = t.order_id
      -- The person who redeemed a gift has its seat.
      left join presents p on p.order_id = t.order_id
      join users u on u.id = coalesce(p.redeemed_by, t.user_id)
    where t.event = ${event} order by t.since, id`.execute(db);
  return rows.map((row) => ({
    name: row.name ?? '',
    email: row.email ?? '',
    order: row.number ?? row.id,
    since: row.since.toISOString(),
    state: row.is_paid ? 'taken' : 'held',
  }));
}

const columns = ['name', 'email', 'order', 'since', 'state'] as const;

const attendees = command({
  name: 'seats export',
  summary:
    'Writes who has a seat of an event as CSV: name, address, order, since when, and whether it is paid.',
  positionals: ['event'],
  options: {},
  input: v.object({ event: word }),
  run: async ({ services }, { event }) => {
    const isKnown = (await eventsOf(services)).some((each) => each.event === event);
    if (!isKnown) throw failure('NOT_FOUND', `There is no event ${event} with seats: see \`seats list\`.`);
    const data = await holdersOf(services, event);
    const lines = [columns, ...data.map((row) => columns.map((column) => row[column]))];
    return { lines: lines.map((cells) => csvRow(cells).trimEnd()), data };
  },
});

export const seats = [list, attendees];
