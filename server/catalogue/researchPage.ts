import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { networkOf } from '../accounts/rateLimits.ts';
import type { Database } from '../database/schema.ts';
import type { Caller } from '../graphql/context.ts';
import type { Services } from '../services.ts';
import { withPeople, type CatalogueResearch } from './researches.ts';

/** Anything else is no slug of ours; the database would refuse some of it. */
const slugPattern = /^[\w-]{1,200}$/;

/** Those that have a page of their own. */
export const shownStatuses = ['PUBLISHED', 'ARCHIVED'] as const;

/** A published or archived research; undefined for any other slug. */
export async function findResearch(
  db: Kysely<Database>,
  slug: string,
): Promise<CatalogueResearch | undefined> {
  if (!slugPattern.test(slug)) return undefined;
  const rows = await db
    .selectFrom('researches')
    .selectAll()
    .where('slug', '=', slug)
    .where('status', 'in', shownStatuses)
    .execute();
  const [found] = await withPeople(db, rows);
  return found;
}

/** Tells visitors of one day apart, and nothing else: no address is kept, and no two days compare. */
const visitorOf = ({ secret }: Pick<Services, 'secret'>, ip: string, day: string): string =>
  createHmac('sha256', secret('research-views'))
    .update(`${day} ${networkOf(ip)}`)
    .digest('base64url');

/** Counts a view of a published research, once a visitor and day (UTC). Gives whether this one counted. */
export async function countView(services: Services, { ip }: Caller, slug: string): Promise<boolean> {
  if (!slugPattern.test(slug)) return false;
  const day = services.clock().toISOString().slice(0, 10);
  const visitor = visitorOf(services, ip, day);
  const result = await services.db
    .with('seen', (db) =>
      db
        .insertInto('research_views')
        .columns(['research_id', 'visitor_hash', 'day'])
        .expression((eb) =>
          eb
            .selectFrom('researches')
            .select((of) => [
              'id',
              of.val(visitor).as('visitor_hash'),
              of.cast<string>(of.val(day), 'date').as('day'),
            ])
            .where('slug', '=', slug)
            .where('status', '=', 'PUBLISHED'),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('research_id'),
    )
    .updateTable('researches')
    .set((eb) => ({ views_count: eb('views_count', '+', 1) }))
    .where('id', 'in', (eb) => eb.selectFrom('seen').select('research_id'))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
