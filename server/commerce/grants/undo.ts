import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endOf, rebuildChain } from './chain.ts';
import { grant, grantsOfOrder, grantsWithoutRest, liveGrants, revoke, sameAs, type Grant } from './grants.ts';
import { closeProductGaps, timeOf } from './productTime.ts';
import { unusedOf } from './unused.ts';

/** What an order granted and no longer does. */
export interface Undone {
  /** Who had it; undefined if nothing was granted. */
  readonly userId: string | undefined;
  readonly planId: string | undefined;
  /** The plan's unused time in milliseconds; null if it never ends. */
  readonly ms: number | null;
}

const isUnused = ({ kind, ends_at: end }: Grant, now: Date): boolean =>
  kind === 'PLAN' && (end === null || end > now);

/** Grants whose value an order's payment took over, or that its time without an end absorbed. */
const takenOverBy = (trx: Kysely<Database>, orderId: string): Promise<Grant[]> =>
  trx
    .selectFrom('grants')
    .selectAll()
    .where('revoked_for', '=', orderId)
    .where('revoked_because', 'in', ['UPGRADED', 'ABSORBED'])
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/**
 * Revokes what an order granted, and nothing another order paid for: later time moves up in full, and time that its
 * payment took over as credit is restored as far as it would still last.
 */
export async function undoOrder(trx: Kysely<Database>, now: Date, orderId: string): Promise<Undone> {
  const given = await grantsOfOrder(trx, orderId);
  const unused = given.filter((each) => isUnused(each, now));
  for (const each of given) await revoke(trx, each, { at: now, because: 'REFUNDED' });
  await closeProductGaps(trx, now, given);
  const [first] = unused;
  if (!first) return { userId: given[0]?.user_id, planId: undefined, ms: 0 };
  for (const each of await takenOverBy(trx, orderId))
    if (each.ends_at !== null && each.ends_at > now) {
      const { ms, paid } = unusedOf(each, now);
      const startsAt = each.starts_at > now ? each.starts_at : now;
      if (ms)
        await grant(trx, now, {
          ...sameAs(each),
          user_id: first.user_id,
          starts_at: startsAt,
          ends_at: each.ends_at,
          paid_minor: paid,
          follows: each.id,
        });
    }
  await rebuildChain(trx, now, first.user_id, await liveGrants(trx, first.user_id, now, 'PLAN'));
  return { userId: first.user_id, planId: first.subject, ms: sum(unused, now) };
}

const sum = (grants: readonly Grant[], now: Date): number | null =>
  grants.reduce<number | null>((total, each) => {
    const { ms } = unusedOf(each, now);
    return total === null || ms === null ? null : total + ms;
  }, 0);

/**
 * Restores what `undoOrder` took from an order, because its payment came back: the time unused back then, after what
 * its owner has by now, or first if it had taken over the value of other time.
 */
export async function redoOrder(
  trx: Kysely<Database>,
  now: Date,
  orderId: string,
  toUser: (grant: Grant) => string,
): Promise<Grant[]> {
  const lost = await grantsWithoutRest(trx)
    .where('order_id', '=', orderId)
    .where('revoked_because', '=', 'REFUNDED')
    .where('kind', '<>', 'ACTIVATION')
    .orderBy('starts_at')
    .execute();
  const given: Grant[] = [];
  for (const each of lost) {
    const { ms, paid } = unusedOf(each, each.revoked_at ?? now);
    if (ms === 0) continue;
    const userId = toUser(each);
    const takenOver = await takeOverAgain(trx, now, orderId);
    const chain = await timeBefore(trx, now, { ...each, user_id: userId }, ms);
    const end = endOf(chain);
    if (end === null) continue;
    const startsAt = takenOver ? now : (end ?? now);
    const rest = await grant(trx, now, {
      ...sameAs(each),
      user_id: userId,
      starts_at: startsAt,
      ends_at: ms === null ? null : new Date(startsAt.getTime() + ms),
      paid_minor: paid,
      follows: each.id,
    });
    if (each.kind === 'PLAN')
      await rebuildChain(trx, now, userId, takenOver || ms === null ? [rest, ...chain] : [...chain, rest]);
    given.push(rest);
  }
  await closeProductGaps(trx, now, given);
  return given;
}

/** The grants that the rest of a grant follows; none for a product without an end. */
async function timeBefore(
  trx: Kysely<Database>,
  now: Date,
  rest: Pick<Grant, 'user_id' | 'kind' | 'subject' | 'tariff'>,
  ms: number | null,
): Promise<Grant[]> {
  if (rest.kind === 'PLAN') return liveGrants(trx, rest.user_id, now, 'PLAN');
  return ms === null ? [] : timeOf(trx, now, rest);
}

/** Takes over again what an undone order had taken over; false if there was nothing. */
async function takeOverAgain(trx: Kysely<Database>, now: Date, orderId: string): Promise<boolean> {
  const before = await takenOverBy(trx, orderId);
  if (before.length === 0) return false;
  const again = await trx
    .selectFrom('grants')
    .selectAll()
    .where('kind', '=', 'PLAN')
    .where(
      'follows',
      'in',
      before.map(({ id }) => id),
    )
    .where('revoked_at', 'is', null)
    .execute();
  for (const each of again) {
    const same = before.find(({ id }) => id === each.follows);
    await revoke(trx, each, { at: now, because: same?.revoked_because ?? 'UPGRADED', orderId });
  }
  return true;
}
