import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Item } from './item.ts';

/** What someone opened: the contents of an item, or a study that plans and one product include. */
export type Opened =
  | { readonly item: Pick<Item, 'userId' | 'productId' | 'tariffId'> }
  | { readonly study: { readonly userId: string; readonly productId: string | null } };

const ofStudy = (productId: string | null) => sql<boolean>`(g.kind = 'PLAN'
  or (g.kind in ('PRODUCT', 'ACTIVATION') and g.subject = ${productId}))`;

/** An item without a tariff of its own is an activation. */
const ofItem = ({ productId, tariffId }: Pick<Item, 'productId' | 'tariffId'>) => sql<boolean>`(
  g.subject = ${productId} and g.kind = ${tariffId === null ? 'ACTIVATION' : 'PRODUCT'}
  and g.tariff is not distinct from ${tariffId})`;

/**
 * Records that everything that opens this for its owner now is used, so that the orders behind it are no longer
 * refunded automatically (`wasUsed`). Safe to repeat.
 */
export async function noteUse(db: Kysely<Database>, now: Date, opened: Opened): Promise<void> {
  const userId = 'item' in opened ? opened.item.userId : opened.study.userId;
  const gives = 'item' in opened ? ofItem(opened.item) : ofStudy(opened.study.productId);
  await sql`
    insert into grant_uses (grant_id, used_at)
    select g.id, ${now}::timestamptz from grants g
    where g.user_id = ${userId} and g.revoked_at is null and g.starts_at <= ${now}::timestamptz
      and (g.ends_at is null or g.ends_at > ${now}::timestamptz) and ${gives}
    on conflict do nothing`.execute(db);
}
