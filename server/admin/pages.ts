import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import * as v from 'valibot';
import { failure } from '../kernel/failure.ts';
import type { Answer } from './command.ts';
import type { Database } from '../database/schema.ts';
import { count, dayOrMoment, firstMoment, lastMoment } from './inputs.ts';

/** The part of a list that the operator asks for: a period, and a page of it. */
export interface Window {
  readonly from?: string | undefined;
  /** Included. */
  readonly until?: string | undefined;
  /** The rows on a page. */
  readonly limit: number;
  /** From 1. */
  readonly page: number;
}

/** The options of every list of what keeps growing. */
export const pageOptions = {
  from: { value: '2026-11-01', help: 'since the start of this day in the shop’s time zone, or this moment' },
  until: { value: '2026-11-30', help: 'until the end of this day, or this moment' },
  limit: { value: '50', help: 'so many on a page, at most 1000' },
  page: { value: '2', help: 'which page' },
} as const;

const positive = v.pipe(count, v.minValue(1, 'must be at least 1'));

/** The schemas of `pageOptions`. */
export const pageEntries = {
  from: v.optional(dayOrMoment),
  until: v.optional(dayOrMoment),
  limit: v.optional(v.pipe(positive, v.maxValue(1000, 'must be at most 1000')), '50'),
  page: v.optional(positive, '1'),
};

interface Sorting {
  /** The column of the time that the list shows, which sorts it and which `from` and `until` compare. */
  readonly time: string;
  /** A unique column, which sorts rows of the same time. */
  readonly id: string;
  readonly order: 'asc' | 'desc';
}

/** A page of rows. */
export interface Page<Row> extends Pick<Window, 'limit' | 'page'> {
  readonly rows: readonly Row[];
  /** Whether another page follows. */
  readonly hasMore: boolean;
}

/** Reads the asked part of a list. @throws Failure BAD_USER_INPUT for a period that ends before it starts */
export async function readPage<Schema, Tables extends keyof Schema, Row>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { time, id, order }: Sorting,
  { from: first, until: last, limit, page }: Window,
): Promise<Page<Row>> {
  const from = first === undefined ? undefined : await firstMoment(db, first);
  const until = last === undefined ? undefined : await lastMoment(db, last);
  if (from && until && from >= until) throw failure('BAD_USER_INPUT', '--from must be before --until.');
  const column = sql.ref<Date>(time);
  let asked = query;
  if (from) asked = asked.where(sql<boolean>`${column} >= ${from}`);
  if (until) asked = asked.where(sql<boolean>`${column} <= ${until}`);
  const rows = await asked
    .orderBy(column, order)
    .orderBy(sql.ref(id), order)
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
  return { limit, page, rows: rows.slice(0, limit), hasMore: rows.length > limit };
}

/** The answer of a list: a line for each row, and how to ask for the next page. */
export const listed = <Row>(
  { page, hasMore }: Pick<Page<unknown>, 'page' | 'hasMore'>,
  data: readonly Row[],
  line: (row: Row) => string,
): Answer => ({
  lines: [...data.map(line), ...(hasMore ? [`There are more: --page ${page + 1}`] : [])],
  data,
});
