import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LocalizedText } from '../../database/tables/columns.ts';
import { perRequest } from '../../kernel/perRequest.ts';
import type { Item } from './item.ts';
import { keysOf } from './licenceKeys.ts';
import { notArchivedAt } from './notArchivedAt.ts';
import type { TextLengths } from './readingTime.ts';

/** A file that can be downloaded; `size` in bytes. */
export interface LibraryFile {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  /** Where its bytes are stored. */
  readonly store: 'DATABASE' | 'S3';
}

/** A file of a good: one of its formats, or of its lessons. */
export interface DeliverableFile extends LibraryFile {
  /** What it's called among the files of a course; null for a format. */
  readonly title: LocalizedText | null;
  /** How long a recording or film is; null if unknown. */
  readonly seconds: number | null;
}

export type EventDate = Selectable<Database['event_dates']>;

/** One thing that a tariff or a bonus delivers. */
export interface Deliverable extends Selectable<Database['deliverables']> {
  readonly files: readonly DeliverableFile[];
  readonly texts: TextLengths;
  /** When an event takes place. */
  readonly dates: readonly EventDate[];
  /** The key of a licence; null for anything else, and while it's owed. */
  readonly licenceKey: string | null;
}

/** An item's deliverables: the tariff's, then the bonus's. What was archived since still belongs to it. */
const handedOver = (db: Kysely<Database>, { openedTariffId, giftId, acquiredAt }: Item) =>
  db
    .selectFrom('deliverables')
    .selectAll()
    .where((eb) =>
      eb.or([eb('tariff_id', '=', openedTariffId), ...(giftId === null ? [] : [eb('gift_id', '=', giftId)])]),
    )
    .where(notArchivedAt(acquiredAt))
    .orderBy('gift_id', (order) => order.asc().nullsFirst())
    .orderBy('position')
    .orderBy('id');

/** A deliverable with its item, and when the owner last viewed it; null before the first time. */
export interface ListedDeliverable extends Deliverable {
  readonly item: Item;
  readonly visitedAt: Date | null;
}

/** An item's deliverables, in order; none while it isn't open. At most five queries, however many there are. */
export async function deliverablesOf(db: Kysely<Database>, item: Item): Promise<Deliverable[]> {
  if (!item.isOpen) return [];
  const rows = await handedOver(db, item).execute();
  const idsOf = (kind: Deliverable['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const [files, texts, dates, keys] = await Promise.all([
    filesOf(db, idsOf('FILE')),
    textsOf(db, idsOf('TEXT')),
    datesOf(db, idsOf('EVENT')),
    idsOf('LICENCE').length > 0 ? keysOf(db, item) : new Map<string, string>(),
  ]);
  return rows.map((row) => ({
    ...row,
    files: files.get(row.id) ?? [],
    texts: texts.get(row.id) ?? [],
    dates: dates.get(row.id) ?? [],
    licenceKey: (row.pool !== null && keys.get(row.pool)) || null,
  }));
}

const grouped = <Row extends { deliverable_id: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ deliverable_id: id }) => id);

/** The files of some deliverables by deliverable id, in order. */
export const filesOf = async (db: Kysely<Database>, ids: readonly string[]) =>
  grouped(
    ids.length === 0
      ? []
      : await db
          .selectFrom('deliverable_files')
          .innerJoin('files', 'files.id', 'deliverable_files.file_id')
          .select(['deliverable_id', 'file_id as fileId', 'name', 'media_type as mediaType', 'size', 'store'])
          .select(['deliverable_files.title', 'seconds'])
          .where('deliverable_id', 'in', ids)
          .orderBy('deliverable_files.position')
          .execute(),
  );

/** The languages of some texts by deliverable id. */
export const textsOf = async (db: Kysely<Database>, ids: readonly string[]) =>
  grouped(
    ids.length === 0
      ? []
      : await db
          .selectFrom('deliverable_texts')
          .select(['deliverable_id', 'lang'])
          .select((eb) => eb.fn<number>('char_length', ['body']).as('letters'))
          .where('deliverable_id', 'in', ids)
          .orderBy('lang')
          .execute(),
  );

/** When events take place, by deliverable id, in order. */
export const datesOf = async (db: Kysely<Database>, ids: readonly string[]) =>
  grouped<EventDate>(
    ids.length === 0
      ? []
      : await db
          .selectFrom('event_dates')
          .selectAll()
          .where('deliverable_id', 'in', ids)
          .orderBy('starts_at')
          .orderBy('position')
          .execute(),
  );

/** `deliverablesOf`, shared within one request by all fields of an item. */
export const itemDeliverables = perRequest(({ db }) => {
  const known = new Map<string, Promise<Deliverable[]>>();
  return (item: Item): Promise<Deliverable[]> => {
    const asked = known.get(item.id) ?? deliverablesOf(db, item);
    known.set(item.id, asked);
    return asked;
  };
});
