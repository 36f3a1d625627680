import { onceAMinute } from '../kernel/onceAMinute.ts';
import type { Services } from '../kernel/services.ts';

/** What is counted in the database about a shop, for statements on its pages. */
export interface ShopFacts {
  readonly studies: number;
  readonly members: number;
  /** How many countries those members named. */
  readonly countries: number;
  /** How many ratings have one star, two, and so on. */
  readonly stars: number[];
}

async function countFacts({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<ShopFacts> {
  const now = clock();
  const [studies, members, ratings] = await Promise.all([
    db
      .selectFrom('researches')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('users')
      .select((eb) => [
        eb.fn.countAll<string>().as('count'),
        eb.fn.count<string>('country_id').distinct().as('countries'),
      ])
      .where('blocked_at', 'is', null)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('grants')
          .select('user_id')
          .where('kind', '=', 'PLAN')
          .where('revoked_at', 'is', null)
          .where('starts_at', '<=', now)
          .where((inner) => inner.or([inner('ends_at', 'is', null), inner('ends_at', '>', now)])),
      )
      .executeTakeFirstOrThrow(),
    db.selectFrom('rating_totals').select('stars').execute(),
  ]);
  return {
    studies: Number(studies.count),
    members: Number(members.count),
    countries: Number(members.countries),
    stars: [0, 1, 2, 3, 4].map((star) => ratings.reduce((sum, { stars }) => sum + (stars[star] ?? 0), 0)),
  };
}

/** Counted at most once a minute. */
export const shopFacts = onceAMinute(countFacts);
