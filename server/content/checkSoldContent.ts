import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { periodOf } from '../commerce/subscriptions/lock.ts';
import type { Change } from './compare.ts';
import { deliverableFile, deliverableText } from './kinds/goods.ts';
import { checkStudyFiles } from './checkStudyFiles.ts';
import { plan } from './kinds/plan.ts';
import { ownerOf, type Owner } from './kinds/goodIds.ts';
import type { Place, Problems } from './problems.ts';
import { RowIndex } from './rowIndex.ts';
import { type Cell, type Row, type Rows, type Table, textOf } from './tables.ts';

/** Which of these bonuses ever came with a purchase. */
async function soldGifts(db: Kysely<Database>, giftIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (giftIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('orders')
    .select('gift_id')
    .distinct()
    .where('gift_id', 'in', giftIds)
    .where('paid_at', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ gift_id: id }) => (id === null ? [] : [id])));
}

/** Which of these tariffs were ever bought, given or activated. */
async function soldTariffs(db: Kysely<Database>, tariffIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (tariffIds.length === 0) return new Set();
  const ordered = await db
    .selectFrom('orders')
    .select('tariff_id')
    .distinct()
    .where('tariff_id', 'in', tariffIds)
    .where('paid_at', 'is not', null)
    .execute();
  const activated = await db
    .selectFrom('subscription_purchases')
    .select('tariff_id')
    .distinct()
    .where('tariff_id', 'in', tariffIds)
    .execute();
  return new Set([...ordered, ...activated].flatMap(({ tariff_id: id }) => (id === null ? [] : [id])));
}

/**
 * The texts and files of a good that buyers would lose. A file counts as kept if its name or its content is: new
 * content under the same name is a correction, which buyers receive.
 */
function lostForms(before: RowIndex, after: RowIndex, deliverableId: string): readonly string[] {
  const gone = (table: Table, columns: readonly string[]) => {
    const kept = after.of(table, 'deliverable_id', deliverableId);
    return before
      .of(table, 'deliverable_id', deliverableId)
      .filter((row) => !kept.some((other) => columns.some((column) => other[column] === row[column])))
      .map((row) => textOf(row[columns[0] ?? '']));
  };
  return [...gone(deliverableFile, ['name', 'file_id']), ...gone(deliverableText, ['lang'])];
}

/** The columns that define how long a plan's period is. */
const periodColumns: ReadonlySet<string> = new Set(['duration', 'months', 'infinity', 'lifetime']);

const numberOr = (cell: Cell | undefined): number | null => (typeof cell === 'number' ? cell : null);

/** The length of a plan, from its columns. */
const lengthOf = (of: (column: string) => Cell | undefined) =>
  periodOf({
    duration: numberOr(of('duration')),
    months: numberOr(of('months')),
    lifetime: of('lifetime') === true,
    infinity: of('infinity') === true,
  });

/** Whether a plan renews after the same time as before: 30 days and a month of the calendar are one period. */
function isSamePeriod(row: Row, cells: Change['cells']): boolean {
  const before = (column: string) => {
    const changed = cells.find((cell) => cell.column === column);
    return changed ? changed.from : row[column];
  };
  return JSON.stringify(lengthOf(before)) === JSON.stringify(lengthOf((column) => row[column]));
}

/**
 * Reports plans whose period changes while members renew by them: they would get less, or more, for the price announced
 * to them.
 */
async function checkPeriods(
  db: Kysely<Database>,
  changes: readonly Change[],
  { places, problems }: Pick<SoldContext, 'places' | 'problems'>,
): Promise<void> {
  const changed = changes.flatMap(({ table, row, cells }) =>
    table === plan && !isSamePeriod(row, cells)
      ? cells
          .filter(({ column }) => periodColumns.has(column))
          .map((cell) => ({ ...cell, id: textOf(row['id']) }))
      : [],
  );
  if (changed.length === 0) return;
  const live = await db
    .selectFrom('subscriptions')
    .select(['plan_id', 'next_plan_id'])
    .distinct()
    .where('status', 'in', ['TRIALING', 'ACTIVE', 'PAST_DUE'])
    .execute();
  const renewed = new Set(live.flatMap((each) => [each.plan_id, each.next_plan_id]));
  for (const { id, column, from, to } of changed) {
    const [name] = Object.entries(plan.fields).find(([, field]) => field.column === column) ?? [column];
    if (renewed.has(id))
      problems.error(
        places.get(`plans ${id}`) ?? { file: '.' },
        `${name} of plan ${id} is ${said(from)} and members renew by it; ${said(to)} needs a plan with an id of its own`,
      );
  }
}

const said = (cell: Cell): string => (cell === null ? 'nothing' : textOf(cell));

/** What is compared, and where problems are reported. */
interface SoldContext {
  readonly wanted: Rows;
  readonly stored: Rows;
  readonly places: ReadonlyMap<string, Place>;
  readonly problems: Problems;
}

/** Reports everything that would be taken away from people who bought it. */
export async function checkSoldContent(
  db: Kysely<Database>,
  changes: readonly Change[],
  context: SoldContext,
): Promise<void> {
  await checkPeriods(db, changes, context);
  await checkForms(db, changes, context);
  await checkStudyFiles(db, changes, context);
}

/** Reports files and languages that would be taken away. */
async function checkForms(
  db: Kysely<Database>,
  changes: readonly Change[],
  { wanted, stored, places, problems }: SoldContext,
): Promise<void> {
  const touched = new Set(
    changes
      .filter(
        ({ table, how }) =>
          table.parents?.some((parent) => parent.table === 'deliverables') === true && how !== 'new',
      )
      .map(({ row }) => textOf(row['deliverable_id'])),
  );
  if (touched.size === 0) return;
  const [before, after] = [new RowIndex(stored), new RowIndex(wanted)];
  const lost = (stored.get('deliverables') ?? [])
    .filter((row) => touched.has(textOf(row['id'])))
    .map((row) => {
      const id = textOf(row['id']);
      return { id, owner: ownerOf(row), forms: lostForms(before, after, id) };
    })
    .filter(({ forms }) => forms.length > 0);
  if (lost.length === 0) return;
  const idsIn = (column: Owner['column']) => [
    ...new Set(lost.flatMap(({ owner }) => (owner.column === column ? [owner.id] : []))),
  ];
  const sold = {
    tariff_id: await soldTariffs(db, idsIn('tariff_id')),
    gift_id: await soldGifts(db, idsIn('gift_id')),
  };
  for (const { id, owner, forms } of lost)
    if (sold[owner.column].has(owner.id))
      problems.error(
        places.get(`deliverables ${id}`) ?? { file: '.' },
        `${forms.join(', ')} of good ${id} was sold and would be gone; a correction keeps the name, and what replaces it needs another id: buyers keep this one`,
      );
}
