import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

/**
 * Moves what a guest said of products to whom the products went; of all products with `isLast`. Where both rated one,
 * what was said later stays.
 */
export async function moveRatings(
  trx: Kysely<Database>,
  { from, to, isLast }: { from: string; to: string; isLast: boolean },
): Promise<void> {
  const moving = await trx
    .selectFrom('ratings')
    .select(['id', 'product_id', 'rated_at'])
    .where('user_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      isLast
        ? sql.lit(true)
        : not(
            exists(
              selectFrom('grants')
                .select('grants.id')
                .where('grants.user_id', '=', from)
                .where('grants.kind', 'in', ['PRODUCT', 'ACTIVATION'])
                .where('grants.revoked_at', 'is', null)
                .whereRef('grants.subject', '=', 'ratings.product_id'),
            ),
          ),
    )
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
