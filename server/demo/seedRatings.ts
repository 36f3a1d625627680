import type { Transaction } from 'kysely';
import { grant } from '../commerce/grants/grants.ts';
import type { Database } from '../database/schema.ts';
import { demoRatings } from './ratings.ts';
import { demoUser } from './seedDemoUser.ts';

const day = 86_400_000;

/** Seeds the demo ratings. Products that their authors have not bought are granted to them. */
export async function seedRatings(db: Transaction<Database>, now: Date): Promise<void> {
  const made = await db
    .insertInto('ratings')
    .values(
      demoRatings.map(({ id, author, productId, stars, lang, text, showsName, daysAgo }) => ({
        id,
        user_id: author === 'demo' ? demoUser.id : author,
        product_id: productId,
        stars,
        body: text ?? null,
        lang,
        shows_name: showsName === true,
        rated_at: new Date(now.getTime() - daysAgo * day),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['user_id', 'product_id', 'rated_at', 'is_shown'])
    .execute();
  for (const { user_id: userId, product_id: productId, rated_at: ratedAt, is_shown: hasIt } of made)
    if (!hasIt && userId !== demoUser.id)
      await grant(db, ratedAt, {
        order_id: null,
        user_id: userId,
        kind: 'PRODUCT',
        subject: productId,
        tariff: null,
        starts_at: ratedAt,
        ends_at: null,
        source: 'GOODWILL',
        currency_id: null,
        payer_id: null,
        follows: null,
      });
}
