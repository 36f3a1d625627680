import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { LibraryFile } from './deliverables.ts';

/** A file that a good no longer holds. */
export interface ReplacedFile {
  readonly fileId: string;
  readonly deliverableId: string;
  readonly name: string;
  readonly mediaType: string;
}

/** Notes that goods hold other files from now on. */
export async function noteReplaced(
  trx: Kysely<Database>,
  now: Date,
  files: readonly ReplacedFile[],
): Promise<void> {
  if (files.length === 0) return;
  await trx
    .insertInto('replaced_files')
    .values(
      files.map(({ fileId, deliverableId, name, mediaType }) => ({
        file_id: fileId,
        deliverable_id: deliverableId,
        name,
        media_type: mediaType,
        replaced_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['file_id', 'deliverable_id']).doUpdateSet({ replaced_at: now }),
    )
    .execute();
}

/** A file that one of these goods held when a link to it was made, and still stored; so that a download can end. */
export const replacedFile = (
  db: Kysely<Database>,
  fileId: string,
  deliverableIds: readonly string[],
): Promise<LibraryFile | undefined> =>
  db
    .selectFrom('replaced_files')
    .innerJoin('files', 'files.id', 'replaced_files.file_id')
    .select(['file_id as fileId', 'name', 'media_type as mediaType', 'size', 'store'])
    .where('file_id', '=', fileId)
    .where('deliverable_id', 'in', ['', ...deliverableIds])
    .executeTakeFirst();

/**
 * SQL: whether somebody who was given a file (`files.id`) may still need it: an order or activation from before it was
 * replaced is open, or a gift can be redeemed.
 */
export const isNeeded = (now: Date) => sql<boolean>`exists (
  select from replaced_files r join deliverables d on d.id = r.deliverable_id
  where r.file_id = files.id and (
    exists (select from orders o
      where (o.tariff_id = d.tariff_id or o.gift_id = d.gift_id) and o.created_at <= r.replaced_at and (
        exists (select from grants g where g.order_id = o.id and g.kind = 'PRODUCT' and g.revoked_at is null
          and (g.ends_at is null or g.ends_at > ${now}))
        or exists (select from presents p where p.order_id = o.id and p.status in ('PURCHASED', 'SENT')
          and p.expires_at > ${now})))
    or exists (select from subscription_purchases a
      where a.tariff_id = d.tariff_id and a.created_at <= r.replaced_at and a.status = 'ACTIVE'
        and (a.available_to is null or a.available_to > ${now}))))`;
