import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Item } from './item.ts';

/** What someone opens: the contents of an item, or a study that plans and one product include. */
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
 * refunded automatically (`wasUsed`). To be called before it's shown or sent: false if nothing opens it by now, as after
 * a refund at the same moment, so that the caller has to look again. Safe to repeat.
 */
export async function noteUse(db: Kysely<Database>, now: Date, opened: Opened): Promise<boolean> {
  const userId = 'item' in opened ? opened.item.userId : opened.study.userId;
  const gives = 'item' in opened ? ofItem(opened.item) : ofStudy(opened.study.productId);
  const { rows } = await sql<{ id: string; isKnown: boolean }>`
    select g.id, exists (select from grant_uses u where u.grant_id = g.id) as "isKnown" from grants g
    where g.user_id = ${userId} and g.revoked_at is null and g.starts_at <= ${now}::timestamptz
      and (g.ends_at is null or g.ends_at > ${now}::timestamptz) and ${gives}`.execute(db);
  let isNoted = rows.some(({ isKnown }) => isKnown);
  // One at a time, so that two locks are never held at once.
  for (const { id, isKnown } of rows) if (!isKnown && (await noteUseOf(db, now, id))) isNoted = true;
  return isNoted;
}

/** Records the use of a grant, waiting for a refund that is being decided (`lockUses`); false if it was revoked. */
async function noteUseOf(db: Kysely<Database>, now: Date, grantId: string): Promise<boolean> {
  const { numAffectedRows: noted } = await sql`
    insert into grant_uses (grant_id, used_at)
    select id, ${now}::timestamptz from (
      select id from grants where id = ${grantId} and revoked_at is null for share) as live
    on conflict (grant_id) do update set used_at = grant_uses.used_at`.execute(db);
  return noted === 1n;
}

/** Keeps what an order granted from being used until the caller's database transaction ends. */
export async function lockUses(trx: Kysely<Database>, orderId: string): Promise<void> {
  await trx
    .selectFrom('grants')
    .select('id')
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .orderBy('starts_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}
