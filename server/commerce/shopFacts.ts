import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
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

/** How long counts are used, in milliseconds. */
const freshMs = 60_000;

interface Counted {
  readonly facts: Promise<ShopFacts>;
  /** In milliseconds of `performance.now()`. */
  readonly at: number;
}

const counts = new WeakMap<Kysely<Database>, Counted>();

/** The counts of a minute at most; concurrent callers share them. */
export function shopFacts(services: Pick<Services, 'db' | 'clock'>): Promise<ShopFacts> {
  const known = counts.get(services.db);
  if (known && performance.now() - known.at < freshMs) return known.facts;
  const facts = countFacts(services);
  counts.set(services.db, { facts, at: performance.now() });
  // The next caller counts again.
  facts.catch(() => counts.delete(services.db));
  return facts;
}
