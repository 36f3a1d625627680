import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { perRequest } from '../../kernel/perRequest.ts';
import type { Item } from './item.ts';

/** A file in one format; `size` in bytes. */
export interface DeliverableFile {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
}

/** One thing that a tariff hands over. */
export interface Deliverable extends Selectable<Database['deliverables']> {
  readonly files: readonly DeliverableFile[];
  /** The languages that a text exists in. */
  readonly langs: readonly string[];
}

/**
 * Those of a tariff; without one those of the product's first, which is what an activation opens. What was archived
 * since belongs to it still.
 */
const ofTariff = (db: Kysely<Database>, { tariffId, productId, acquiredAt }: Item) => {
  const all = db
    .selectFrom('deliverables')
    .selectAll()
    .where((eb) => eb.or([eb('archived_at', 'is', null), eb('archived_at', '>', acquiredAt)]))
    .orderBy('position')
    .orderBy('id');
  return tariffId === null
    ? all.where('tariff_id', '=', (eb) =>
        eb
          .selectFrom('tariffs')
          .select('id')
          .where('product_id', '=', productId)
          .where((or) => or.or([or('archived_at', 'is', null), or('archived_at', '>', acquiredAt)]))
          .orderBy('position')
          .orderBy('id')
          .limit(1),
      )
    : all.where('tariff_id', '=', tariffId);
};

/** One with the item that it belongs to, and when its owner last looked; null before the first time. */
export interface ListedDeliverable extends Deliverable {
  readonly item: Item;
  readonly visitedAt: Date | null;
}

/** What belongs to an item, in order; nothing while it is not open. Three queries, however much that is. */
export async function deliverablesOf(db: Kysely<Database>, item: Item): Promise<Deliverable[]> {
  if (!item.isOpen) return [];
  const rows = await ofTariff(db, item).execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [files, texts] = await Promise.all([
    db
      .selectFrom('deliverable_files')
      .innerJoin('files', 'files.id', 'deliverable_files.file_id')
      .select(['deliverable_id', 'file_id as fileId', 'name', 'media_type as mediaType', 'size'])
      .where('deliverable_id', 'in', ids)
      .orderBy('deliverable_files.position')
      .execute(),
    db
      .selectFrom('deliverable_texts')
      .select(['deliverable_id', 'lang'])
      .where('deliverable_id', 'in', ids)
      .orderBy('lang')
      .execute(),
  ]);
  const filesOf = Map.groupBy(files, ({ deliverable_id: id }) => id);
  const textsOf = Map.groupBy(texts, ({ deliverable_id: id }) => id);
  return rows.map((row) => ({
    ...row,
    files: filesOf.get(row.id) ?? [],
    langs: (textsOf.get(row.id) ?? []).map(({ lang }) => lang),
  }));
}

/** The same for the time of one request, however many fields of an item ask. */
export const itemDeliverables = perRequest(({ db }) => {
  const known = new Map<string, Promise<Deliverable[]>>();
  return (item: Item): Promise<Deliverable[]> => {
    const asked = known.get(item.id) ?? deliverablesOf(db, item);
    known.set(item.id, asked);
    return asked;
  };
});
