import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Change } from './compare.ts';
import { study } from './kinds/study.ts';
import type { Place, Problems } from './problems.ts';
import { type Cell, type Row, textOf } from './tables.ts';

/** Which of these products were ever bought, given or activated. */
async function soldProducts(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const ordered = await db
    .selectFrom('orders')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', ids)
    .where('paid_at', 'is not', null)
    .execute();
  const activated = await db
    .selectFrom('subscription_purchases')
    .select('product_id')
    .distinct()
    .where('product_id', 'in', ids)
    .execute();
  return new Set([...ordered, ...activated].map(({ product_id: id }) => id));
}

/** Reports studies whose file buyers of the corresponding product would lose. */
export async function checkStudyFiles(
  db: Kysely<Database>,
  changes: readonly Change[],
  { places, problems }: { readonly places: ReadonlyMap<string, Place>; readonly problems: Problems },
): Promise<void> {
  const lost = changes.flatMap(({ table, how, row, cells }) => {
    if (table.name !== study.name || how !== 'changed') return [];
    const was = (column: string): Cell =>
      (cells.find((cell) => cell.column === column)?.from ?? row[column]) || null;
    const [file, productId] = [was('file'), was('product_id')];
    if (file === null || productId === null) return [];
    const stays = (row: Row) =>
      row['file'] !== null && row['product_id'] === productId && row['status'] !== 'DRAFT';
    return stays(row) ? [] : [{ id: textOf(row['id']), productId: textOf(productId) }];
  });
  if (lost.length === 0) return;
  const sold = await soldProducts(db, [...new Set(lost.map(({ productId }) => productId))]);
  for (const { id, productId } of lost)
    if (sold.has(productId))
      problems.error(
        places.get(`${study.name} ${id}`) ?? { file: '.' },
        `the file of study ${id} was sold with product ${productId} and would be gone; a corrected file takes its place, and a study that is gone from the folder is archived with it`,
      );
}
