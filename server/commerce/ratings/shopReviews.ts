import type { Lang } from '../../../src/shared/languages.ts';
import { onceAMinute } from '../../kernel/onceAMinute.ts';
import type { Services } from '../../kernel/services.ts';
import type { ReviewRow } from './shownRatings.ts';

/** More than are shown, because some may be about titles that are no longer on sale. */
const candidates = 20;

/** The newest shown review of each title, preferably in a language; those in it first, then the newest. */
const findNewest = ({ db }: Pick<Services, 'db'>, lang: Lang): Promise<ReviewRow[]> =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('ratings')
        .innerJoin('users', 'users.id', 'ratings.user_id')
        .selectAll('ratings')
        .select(['users.first_name', 'users.user_name'])
        .select((inner) => inner('ratings.lang', '=', lang).as('is_readable'))
        .distinctOn('ratings.product_id')
        .where('is_shown', '=', true)
        .where('body', 'is not', null)
        .$narrowType<{ body: string }>()
        .orderBy('ratings.product_id')
        .orderBy('is_readable', 'desc')
        .orderBy('rated_at', 'desc')
        .as('newest'),
    )
    .selectAll()
    .orderBy('is_readable', 'desc')
    .orderBy('rated_at', 'desc')
    .orderBy('id')
    .limit(candidates)
    .execute();

/** Reviews for the first page, found at most once a minute in each language. */
export const shopReviews = onceAMinute(findNewest);
