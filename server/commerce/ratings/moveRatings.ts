import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Moves a guest's ratings to the user that the rated products went to, or would have gone to if these orders had not
 * been refunded; all of them with `isLast`. If both rated a product, the later rating stays.
 */
export async function moveRatings(
  trx: Kysely<Database>,
  { from, to, orderIds, isLast }: { from: string; to: string; orderIds: readonly string[]; isLast: boolean },
): Promise<void> {
  const moving = await trx
    .selectFrom('ratings')
    .select(['id', 'product_id', 'rated_at'])
    .where('user_id', '=', from)
    .where(({ and, not, exists, selectFrom }) => {
      if (isLast) return sql.lit(true);
      const grants = selectFrom('grants')
        .select('grants.id')
        .where('grants.user_id', '=', from)
        .where('grants.kind', 'in', ['PRODUCT', 'ACTIVATION'])
        .whereRef('grants.subject', '=', 'ratings.product_id');
      const left = grants
        .where('grants.revoked_at', 'is not', null)
        .where((eb) =>
          eb.or([
            eb('grants.order_id', 'in', ['', ...orderIds]),
            eb.exists(
              eb
                .selectFrom('grants as rest')
                .select('rest.id')
                .where('rest.user_id', '=', to)
                .whereRef('rest.follows', '=', 'grants.id')
                .whereRef('rest.kind', '=', 'grants.kind'),
            ),
          ]),
        );
      return and([exists(left), not(exists(grants.where('grants.revoked_at', 'is', null)))]);
    })
    .orderBy('product_id')
    .execute();
  for (const { id, product_id: productId, rated_at: ratedAt } of moving) {
    const own = await trx
      .selectFrom('ratings')
      .select(['id', 'rated_at'])
      .where('user_id', '=', to)
      .where('product_id', '=', productId)
      .executeTakeFirst();
    const isOlder = own !== undefined && own.rated_at > ratedAt;
    if (own)
      await trx
        .deleteFrom('ratings')
        .where('id', '=', isOlder ? id : own.id)
        .execute();
    if (!isOlder) await trx.updateTable('ratings').set({ user_id: to }).where('id', '=', id).execute();
  }
}
