import type { Kysely, Selectable } from 'kysely';
import type { Lang } from '../../../src/shared/languages.ts';
import type { Database } from '../../database/schema.ts';
import { batched } from '../../kernel/batch.ts';
import { perRequest } from '../../kernel/perRequest.ts';

export type RatingTotals = Selectable<Database['rating_totals']>;

/** Rating totals by product; one query per request, without reading the ratings themselves. */
export const ratingTotals = perRequest(({ db }) =>
  batched<string, RatingTotals>(async (productIds) => {
    const rows = await db
      .selectFrom('rating_totals')
      .selectAll()
      .where('product_id', 'in', productIds)
      .execute();
    return new Map(rows.map((row) => [row.product_id, row]));
  }),
);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const countOf = ({ stars }: Pick<RatingTotals, 'stars'>): number => sum(stars);

/** The mean of the stars, to one decimal; NaN without ratings. */
export const averageOf = ({ stars }: Pick<RatingTotals, 'stars'>): number =>
  Math.round((sum(stars.map((count, index) => count * (index + 1))) / sum(stars)) * 10) / 10;

/** A rating with a text, and the names its author may be shown by. */
export interface ReviewRow extends Selectable<Database['ratings']> {
  readonly body: string;
  readonly first_name: string | null;
  readonly user_name: string | null;
}

/** Reviews per page. */
export const reviewsOnPage = 5;

/** The reviews of a product that are shown: those in the reader's language first, each group newest first. */
export const findReviews = (
  db: Kysely<Database>,
  productId: string,
  lang: Lang,
  offset = 0,
): Promise<ReviewRow[]> =>
  db
    .selectFrom('ratings')
    .innerJoin('users', 'users.id', 'ratings.user_id')
    .selectAll('ratings')
    .select(['users.first_name', 'users.user_name'])
    .where('product_id', '=', productId)
    .where('is_shown', '=', true)
    .where('body', 'is not', null)
    .$narrowType<{ body: string }>()
    .orderBy((eb) => eb('ratings.lang', '=', lang), 'desc')
    .orderBy('rated_at', 'desc')
    .orderBy('ratings.id')
    .offset(offset)
    .limit(reviewsOnPage)
    .execute();
