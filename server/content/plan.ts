import { statSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayOf, shopTimeZone } from '../kernel/shopTime.ts';
import { compare, type Change } from './compare.ts';
import { checkSoldContent } from './checkSoldContent.ts';
import { keepPublished } from './keepPublished.ts';
import { ContentError } from './problems.ts';
import { readDatabase } from './readDatabase.ts';
import { readFolder, type Content } from './readFolder.ts';
import { inShopTime } from './shopDays.ts';
import { rulesTable } from './rules.ts';
import { markSetByCommand } from './setByCommand.ts';
import type { Cell } from './tables.ts';

/** Reads a folder. @throws ContentError listing everything that is wrong with it */
export async function readContent(root: string): Promise<Content> {
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new ContentError([{ file: root, isWarning: false, text: 'is no folder' }]);
  const content = await readFolder(root);
  if (content.problems.errors.length > 0) throw new ContentError(content.problems.all);
  return content;
}

export interface PlanOptions {
  /** Whether to leave alone products, plans and studies that are not in the folder. */
  readonly keepsOthers?: boolean;
  /** When it happens; now by default. */
  readonly now?: Date;
}

/** What a folder would change in the database. @throws ContentError if that would take something away from buyers */
export async function planChanges(
  db: Kysely<Database>,
  content: Content,
  { keepsOthers = false, now = new Date() }: PlanOptions = {},
): Promise<readonly Change[]> {
  const { places, problems } = content;
  const zone = await shopTimeZone(db);
  const wanted = inShopTime(content.rows, zone);
  const stored = await readDatabase(db);
  const all = compare(wanted, stored, places, problems);
  const changes = keepPublished(all, { stored, places, problems, today: dayOf(now, zone) }).filter(
    ({ table, how }) =>
      !keepsOthers ||
      table.parents !== undefined ||
      (how !== 'archived' && !(how === 'deleted' && table === rulesTable)),
  );
  await checkSoldContent(db, changes, { wanted, stored, places, problems });
  if (problems.errors.length > 0) throw new ContentError(problems.all);
  return markSetByCommand(db, changes);
}

/** A value on one line, shortened. */
function said(cell: Cell): string {
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  const line = text.replaceAll('\n', ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** The changed texts of a column, by language. */
function changedWords(column: string, from: Cell, to: Cell): string[] {
  const [before, after] = [from, to].map((cell) => (typeof cell === 'object' && cell !== null ? cell : {}));
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((lang) => before?.[lang] !== after?.[lang])
    .map((lang) => `${column}.${lang}: ${said(before?.[lang] ?? null)} → ${said(after?.[lang] ?? null)}`);
}

const isWords = (cell: Cell) => typeof cell === 'object' && cell !== null;

/** Formats a change for the operator, one line per field. */
export function changeLines({ table, key, how, cells, setBy }: Change): string[] {
  const undone = setBy === undefined ? '' : `  (undoes ${setBy})`;
  const head = `${how} ${table.label} ${key}`;
  if (how !== 'changed') return [`${head}${undone}`];
  const fields = Object.entries(table.fields);
  return cells.flatMap(({ column, from, to }) => {
    const [name, field] = fields.find((each) => each[1].column === column) ?? [column];
    // A column may store the opposite of the fact.
    const shown = (cell: Cell) =>
      said(field && typeof cell === 'boolean' ? field.write(cell) === 'true' : cell);
    const lines =
      isWords(from) || isWords(to)
        ? changedWords(name, from, to)
        : [`${name}: ${shown(from)} → ${shown(to)}`];
    return lines.map((line) => `${head}  ${line}${undone}`);
  });
}
