import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { openItems } from './openItems.ts';
import { filesOf, textsOf } from './deliverables.ts';
import { partsOf } from './parts.ts';
import { progressIn, type ProgressRow } from './progress.ts';

/** How far the owner of an item got. */
interface ItemProgress {
  readonly lessons: number;
  readonly lessonsDone: number;
  /** The average of its parts, from 0 to 1; null if it has none. */
  readonly read: number | null;
  /** Whether all of its parts are texts. */
  readonly isText: boolean;
  /** The text or lesson to go on with; null if all are finished, or it has none. */
  readonly next: { readonly id: string; readonly kind: 'TEXT' | 'FILE' } | null;
}

/** An open item of the library, with its progress. */
export interface ShelfItem {
  readonly id: string;
  readonly productId: string;
  readonly acquiredAt: Date;
  /** When it was last opened or read; null if never. */
  readonly openedAt: Date | null;
  readonly endsAt: Date | null;
  readonly progress: ItemProgress;
}

/** The open items themselves, with their goods' owners. */
async function rowsOf(db: Kysely<Database>, userId: string, ids: readonly string[]) {
  const isOne = sql<string>`any(${ids})`;
  const [purchases, activations, visits] = await Promise.all([
    db
      .selectFrom('purchases')
      .leftJoin('orders', 'orders.id', 'purchases.order_id')
      .select(['purchases.id', 'purchases.product_id', 'purchases.tariff_id', 'purchases.gift_id'])
      .select(['available_to', 'purchases.created_at'])
      .select((eb) => eb.fn.coalesce('orders.created_at', 'purchases.created_at').as('ordered_at'))
      .where('purchases.id', '=', isOne)
      .execute(),
    db
      .selectFrom('subscription_purchases')
      .select(['id', 'product_id', 'tariff_id', 'available_to', 'created_at'])
      .select('created_at as ordered_at')
      .where('id', '=', isOne)
      .execute(),
    db
      .selectFrom('item_visits')
      .select(['item_id', 'visited_at'])
      .where('user_id', '=', userId)
      .where('item_id', '=', isOne)
      .execute(),
  ]);
  const visited = new Map(visits.map(({ item_id: id, visited_at: at }) => [id, at]));
  return [...purchases, ...activations.map((row) => ({ ...row, gift_id: null }))].map((row) => ({
    ...row,
    visitedAt: visited.get(row.id) ?? null,
  }));
}

/** The texts and files of tariffs and bonuses, in order. */
async function goodsOf(db: Kysely<Database>, rows: Awaited<ReturnType<typeof rowsOf>>) {
  const goods = await db
    .selectFrom('deliverables')
    .selectAll()
    .where('kind', 'in', ['TEXT', 'FILE'])
    .where((eb) =>
      eb.or([
        eb('tariff_id', '=', sql<string>`any(${rows.flatMap(({ tariff_id: id }) => id ?? [])})`),
        eb('gift_id', '=', sql<string>`any(${rows.flatMap(({ gift_id: id }) => id ?? [])})`),
      ]),
    )
    .orderBy('gift_id', (order) => order.asc().nullsFirst())
    .orderBy('position')
    .orderBy('id')
    .execute();
  const idsOf = (kind: 'TEXT' | 'FILE') => goods.filter((good) => good.kind === kind).map(({ id }) => id);
  const [files, texts] = await Promise.all([filesOf(db, idsOf('FILE')), textsOf(db, idsOf('TEXT'))]);
  return goods.map((good) => ({ ...good, files: files.get(good.id) ?? [], texts: texts.get(good.id) ?? [] }));
}

type Goods = Awaited<ReturnType<typeof goodsOf>>;

function progressOf(goods: Goods, made: readonly ProgressRow[]): ItemProgress {
  const parts = goods.flatMap((good) =>
    partsOf(good, null).map(({ part, isLesson }) => {
      const row = made.find((each) => each.deliverable_id === good.id && each.part === part);
      const isDone = row !== undefined && row.done_at !== null;
      return { good, isLesson, isDone, progress: isDone ? 1 : (row?.progress ?? 0) };
    }),
  );
  const lessons = parts.filter(({ isLesson }) => isLesson);
  const next = (lessons.length > 1 ? lessons : parts).find(({ isDone }) => !isDone)?.good;
  return {
    lessons: lessons.length,
    lessonsDone: lessons.filter(({ isDone }) => isDone).length,
    read: parts.length === 0 ? null : parts.reduce((sum, { progress }) => sum + progress, 0) / parts.length,
    isText: parts.every(({ good }) => good.kind === 'TEXT'),
    next: next ? { id: next.id, kind: next.kind === 'TEXT' ? 'TEXT' : 'FILE' } : null,
  };
}

/**
 * What a person can open now, one item per product, without plans: what was bought or opened last comes first. The
 * number of queries doesn't depend on the number of items.
 */
export async function shelfOf(db: Kysely<Database>, now: Date, userId: string): Promise<ShelfItem[]> {
  const ids = (await openItems(db, now, userId)).map(({ itemId }) => itemId);
  if (ids.length === 0) return [];
  const rows = await rowsOf(db, userId, ids);
  const [goods, progress] = await Promise.all([goodsOf(db, rows), progressIn(db, ids)]);
  const items = rows.map((row) => {
    const own = goods.filter(
      ({ tariff_id: tariff, gift_id: gift, archived_at: archived }) =>
        (tariff === null ? gift === row.gift_id : tariff === row.tariff_id) &&
        (archived === null || archived > row.ordered_at),
    );
    const made = progress.filter(({ item_id: id }) => id === row.id);
    const opened = [row.visitedAt, ...made.map(({ changed_at: at }) => at)].filter((at) => at !== null);
    return {
      id: row.id,
      productId: row.product_id,
      acquiredAt: row.created_at,
      openedAt: opened.reduce<Date | null>((last, at) => (last === null || at > last ? at : last), null),
      endsAt: row.available_to,
      progress: progressOf(own, made),
    };
  });
  const usedAt = ({ acquiredAt, openedAt }: ShelfItem) =>
    Math.max(acquiredAt.getTime(), openedAt?.getTime() ?? 0);
  return items.sort((one, other) => usedAt(other) - usedAt(one));
}
