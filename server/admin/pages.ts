import { sql, type SelectQueryBuilder } from 'kysely';
import * as v from 'valibot';
import { failure } from '../kernel/failure.ts';
import type { Answer } from './command.ts';
import { count, instant } from './inputs.ts';

/** The part of a list that the operator asks for: a period, and a page of it. */
export interface Window {
  readonly from?: Date | undefined;
  /** Not included. */
  readonly until?: Date | undefined;
  /** The rows on a page. */
  readonly limit: number;
  /** From 1. */
  readonly page: number;
}

/** The options of every list of what keeps growing. */
export const pageOptions = {
  from: { value: '2026-11-01', help: 'since the start of this day, or this moment (UTC)' },
  until: { value: '2026-12-01', help: 'before this day or moment (UTC)' },
  limit: { value: '50', help: 'so many on a page, at most 1000' },
  page: { value: '2', help: 'which page' },
} as const;

const positive = v.pipe(count, v.minValue(1, 'must be at least 1'));

/** The schemas of `pageOptions`. */
export const pageEntries = {
  from: v.optional(instant),
  until: v.optional(instant),
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
export interface Page<Row> extends Window {
  readonly rows: readonly Row[];
  /** Whether another page follows. */
  readonly hasMore: boolean;
}

/** Reads the asked part of a list. @throws Failure BAD_USER_INPUT for a period that ends before it starts */
export async function readPage<Schema, Tables extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, Tables, Row>,
  { time, id, order }: Sorting,
  { from, until, limit, page }: Window,
): Promise<Page<Row>> {
  if (from && until && from >= until) throw failure('BAD_USER_INPUT', '--from must be before --until.');
  const column = sql.ref<Date>(time);
  let asked = query;
  if (from) asked = asked.where(sql<boolean>`${column} >= ${from}`);
  if (until) asked = asked.where(sql<boolean>`${column} < ${until}`);
  const rows = await asked
    .orderBy(column, order)
    .orderBy(sql.ref(id), order)
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
  return { from, until, limit, page, rows: rows.slice(0, limit), hasMore: rows.length > limit };
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
