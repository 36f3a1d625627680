import { createReadStream } from 'node:fs';
import { sql, type Kysely, type Transaction } from 'kysely';
import { storeFile } from '../commerce/library/files.ts';
import { noteReplaced } from '../commerce/library/replacedFiles.ts';
import { ownFile } from '../commerce/library/studyFile.ts';
import type { Database } from '../database/schema.ts';
import type { Change } from './compare.ts';
import { since, type Field } from './fields.ts';
import { tables } from './kinds.ts';
import { deliverableFile } from './kinds/goods.ts';
import { planChanges, type PlanOptions } from './plan.ts';
import { ContentError } from './problems.ts';
import type { Content } from './readFolder.ts';
import { columnsOf, type Row, type Table, textOf } from './tables.ts';

/** Rows per statement. Kept moderate, since some contain the text of whole books. */
const batch = 500;

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += batch) yield items.slice(start, start + batch);
}

/** The values to store for a row. */
const stored = (table: Table, row: Row, now: string): object =>
  Object.fromEntries([
    ...columnsOf(table).map((column) => [column, row[column] === since ? now : row[column]]),
    ...(table.stamped ?? []).map((column) => [column, now]),
  ]);

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Inserts rows and updates existing ones, in batches. */
async function upsert(
  trx: Kysely<Database>,
  table: Table,
  rows: readonly Row[],
  { now, columns }: { readonly now: string; readonly columns: readonly string[] },
): Promise<void> {
  const all = refs([...columns, ...(table.stamped ?? [])]);
  const others = columns.filter((column) => !table.key.includes(column));
  const name = sql.table(table.name);
  const update =
    others.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}`;
  for (const part of batches(rows)) {
    const values = JSON.stringify(part.map((row) => stored(table, row, now)));
    await sql`insert into ${name} (${all}) select ${all} from jsonb_populate_recordset(null::${name}, ${values}::jsonb)
      on conflict (${refs(table.key)}) ${update}`.execute(trx);
  }
}

async function remove(trx: Kysely<Database>, table: Table, rows: readonly Row[]): Promise<void> {
  const name = sql.table(table.name);
  const key = refs(table.key);
  for (const part of batches(rows)) {
    const keys = JSON.stringify(
      part.map((row) => Object.fromEntries(table.key.map((column) => [column, row[column]]))),
    );
    await sql`delete from ${name} where (${key}) in
      (select ${key} from jsonb_populate_recordset(null::${name}, ${keys}::jsonb))`.execute(trx);
  }
}

/** Stores the files that changed rows refer to, unless the database already has them. */
async function storeFiles(
  trx: Kysely<Database>,
  changes: readonly Change[],
  sources: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const wanted = new Set(
    changes.flatMap(({ table, row }) => [
      ...(typeof row['file_id'] === 'string' ? [row['file_id']] : []),
      ...Object.values<Field>(table.fields).flatMap(({ beside, column }) =>
        beside === undefined ? [] : (ownFile(textOf(row[column]))?.fileId ?? []),
      ),
    ]),
  );
  for (const part of batches([...wanted])) {
    const known = await trx.selectFrom('files').select('id').where('id', 'in', part).execute();
    const kept = new Set(known.map(({ id }) => id));
    for (const hash of part) {
      const path = sources.get(hash);
      if (path === undefined || kept.has(hash)) continue;
      if ((await storeFile(trx, now, () => createReadStream(path))) !== hash)
        throw new ContentError([{ file: path, isWarning: false, text: 'was changed while it was read' }]);
    }
  }
}

/** The files that goods no longer hold after some changes. */
const replacedFiles = (changes: readonly Change[]) =>
  changes.flatMap(({ table, how, row, cells }) => {
    if (table !== deliverableFile || how === 'new') return [];
    const before = (column: string) => {
      const cell = cells.find((each) => each.column === column);
      return textOf(how === 'deleted' || !cell ? row[column] : cell.from);
    };
    const fileId = before('file_id');
    if (how !== 'deleted' && fileId === row['file_id']) return [];
    const deliverableId = textOf(row['deliverable_id']);
    return [{ fileId, deliverableId, name: before('name'), mediaType: before('media_type') }];
  });

/**
 * Makes the catalog match a folder, in the caller's transaction, and returns what changed. Concurrent calls wait for
 * each other. Server instances pick it up with their next request (decision 0020).
 * @throws ContentError if that would take something away from buyers; nothing is changed then
 */
export async function applyContent(
  trx: Transaction<Database>,
  content: Content,
  now: Date,
  options: PlanOptions = {},
): Promise<readonly Change[]> {
  await trx.selectFrom('catalogue_version').select('version').forUpdate().executeTakeFirstOrThrow();
  const changes = await planChanges(trx, content, { now, ...options });
  await storeFiles(
    trx,
    changes.filter(({ how }) => how !== 'deleted'),
    content.sources,
    now,
  );
  await noteReplaced(trx, now, replacedFiles(changes));
  const rowsOf = Map.groupBy(
    changes,
    ({ table, how }) => `${how === 'deleted' ? 'delete' : 'write'} ${table.name}`,
  );
  const rows = (how: string, table: Table) =>
    (rowsOf.get(`${how} ${table.name}`) ?? []).map(({ row }) => row);
  // Referencing rows are deleted before the rows they reference, and written after them.
  for (const table of tables.toReversed()) await remove(trx, table, rows('delete', table));
  const write = (table: Table, columns: readonly string[]) =>
    upsert(trx, table, rows('write', table), { now: now.toISOString(), columns });
  for (const table of tables)
    await write(
      table,
      columnsOf(table).filter((column) => table.late?.includes(column) !== true),
    );
  for (const table of tables) if (table.late) await write(table, columnsOf(table));
  return changes;
}
