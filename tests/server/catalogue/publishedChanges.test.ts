import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { storedVersion } from '../../../server/catalogue/catalogueRows.ts';
import { tables } from '../../../server/content/kinds.ts';
import { columnsOf } from '../../../server/content/tables.ts';
import { testServices } from '../support/harness.ts';

const { db } = await testServices();

/** What a change of a column adds to the version. Triggers of statements run without rows too. */
async function addedBy(table: string, column: string): Promise<number> {
  const before = Number(await storedVersion(db));
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} where false`.execute(db);
  return Number(await storedVersion(db)) - before;
}

it('every change of the content folder makes a new version, from which pages are rendered', async () => {
  const columns = [
    ...tables.flatMap((table) => columnsOf(table).map((column) => [table.name, column] as const)),
    ['research_categories', 'category_id'],
    ['research_authors', 'author_id'],
  ] as const;
  expect(columns.length).toBeGreaterThan(100);
  const silent = [];
  for (const [table, column] of columns)
    if ((await addedBy(table, column)) !== 1) silent.push([table, column]);
  expect(silent).toEqual([]);
});

it('a view of a study makes no new version', async () => {
  expect(await addedBy('researches', 'views_count')).toBe(0);
});
