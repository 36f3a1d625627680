import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Change } from './compare.ts';
import { deliverableFile, deliverableText } from './kinds/goods.ts';
import { ownerOf, type Owner } from './kinds/goodIds.ts';
import type { Place, Problems } from './problems.ts';
import { RowIndex } from './rowIndex.ts';
import { type Row, type Rows, textOf } from './tables.ts';

/** Which of some bonuses ever came with a purchase. */
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

/** Which of some tariffs were ever bought, given or activated. */
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
    .innerJoin('tariffs', 'tariffs.product_id', 'subscription_purchases.product_id')
    .select('tariffs.id as tariff_id')
    .distinct()
    .where('tariffs.id', 'in', tariffIds)
    .execute();
  return new Set([...ordered, ...activated].map(({ tariff_id: id }) => id));
}

/** What a buyer can have of a good: its languages and the types of its files. */
const formsOf = (index: RowIndex, deliverableId: string): ReadonlySet<string> =>
  new Set([
    ...index.of(deliverableFile, 'deliverable_id', deliverableId).map((row) => textOf(row['media_type'])),
    ...index.of(deliverableText, 'deliverable_id', deliverableId).map((row) => textOf(row['lang'])),
  ]);

/** Notes formats and languages that would be taken away from people who bought them. */
export async function checkSold(
  db: Kysely<Database>,
  changes: readonly Change[],
  {
    wanted,
    stored,
    places,
    problems,
  }: {
    readonly wanted: Rows;
    readonly stored: Rows;
    readonly places: ReadonlyMap<string, Place>;
    readonly problems: Problems;
  },
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
    .map((row: Row) => {
      const id = textOf(row['id']);
      const kept = formsOf(after, id);
      return {
        id,
        owner: ownerOf(row),
        forms: [...formsOf(before, id)].filter((form) => !kept.has(form)),
      };
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
        `${forms.join(', ')} of good ${id} was sold and would be gone; give what replaces it another id, and buyers keep this one`,
      );
}
