import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Purchase } from '../orders/locks.ts';
import { filesOf } from './deliverables.ts';
import { notArchivedAt } from './notArchivedAt.ts';

/** What its owner does with a good. */
type GoodUse = 'READ' | 'LISTEN' | 'WATCH' | 'DOWNLOAD' | 'OPEN';

/** The good of a purchase to begin with. */
export interface FirstGood {
  readonly id: string;
  readonly use: GoodUse;
}

function useOf(mediaTypes: readonly string[]): GoodUse {
  if (mediaTypes.some((type) => type.startsWith('audio/'))) return 'LISTEN';
  return mediaTypes.some((type) => type.startsWith('video/')) ? 'WATCH' : 'DOWNLOAD';
}

/**
 * The good to begin with: the first one of the tariff. Without its URLs, because having them counts as use.
 * Undefined if the purchase opens nothing.
 */
export async function firstGood(
  db: Kysely<Database>,
  {
    status,
    tariff_id: tariffId,
    created_at: acquiredAt,
  }: Pick<Purchase, 'status' | 'tariff_id' | 'created_at'>,
): Promise<FirstGood | undefined> {
  if (status !== 'ACTIVE' && status !== 'SPENT') return undefined;
  const first = await db
    .selectFrom('deliverables')
    .select(['id', 'kind'])
    .where('tariff_id', '=', tariffId)
    .where(notArchivedAt(acquiredAt))
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!first) return undefined;
  const { id, kind } = first;
  if (kind === 'TEXT') return { id, use: 'READ' };
  if (kind !== 'FILE') return { id, use: 'OPEN' };
  const files = (await filesOf(db, [id])).get(id) ?? [];
  return { id, use: useOf(files.map(({ mediaType }) => mediaType)) };
}
