import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { grant, revoke, type Grant } from './grants.ts';
import { unusedOf } from './unused.ts';

/** The end of a chain of grants; null without an end, undefined where there is none. */
export const endOf = (chain: readonly Grant[]): Date | null | undefined => chain.at(-1)?.ends_at;

interface Place {
  readonly userId: string;
  readonly startsAt: Date;
  readonly because: 'MOVED' | 'MERGED';
}

/** Writes the unused rest of a grant at another place, and closes the grant: rows never change. */
async function move(trx: Kysely<Database>, now: Date, moved: Grant, place: Place): Promise<Grant> {
  const { ms, paid } = unusedOf(moved, now);
  const {
    id,
    created_at: _at,
    revoked_at: _revoked,
    revoked_because: _why,
    revoked_for: _for,
    ...same
  } = moved;
  const rest = await grant(trx, now, {
    ...same,
    user_id: place.userId,
    starts_at: place.startsAt,
    ends_at: ms === null ? null : new Date(place.startsAt.getTime() + ms),
    paid_minor: paid,
    follows: id,
  });
  await revoke(trx, moved, { at: now, because: place.because });
  return rest;
}

/**
 * Lays live grants of time one after the other without a gap, the first from now on, for one person, in the order they
 * are given. What is in its place stays; the unused rest of any other is moved there whole. What would come after a
 * grant without an end is absorbed by it, until that is undone. Gives the chain.
 */
export async function layChain(
  trx: Kysely<Database>,
  now: Date,
  userId: string,
  grants: readonly Grant[],
): Promise<Grant[]> {
  const chain: Grant[] = [];
  for (const each of grants) {
    const before = endOf(chain);
    if (before === null) {
      const orderId = chain.at(-1)?.order_id;
      await revoke(trx, each, { at: now, because: 'ABSORBED', ...(orderId && { orderId }) });
      continue;
    }
    const isTheirs = each.user_id === userId;
    const isInPlace =
      before === undefined ? each.starts_at <= now : each.starts_at.getTime() === before.getTime();
    if (isTheirs && isInPlace) chain.push(each);
    else
      chain.push(
        await move(trx, now, each, {
          userId,
          startsAt: before ?? now,
          because: isTheirs ? 'MOVED' : 'MERGED',
        }),
      );
  }
  return chain;
}

/** Moves the rest of grants that have a place in no chain to another person, at their own times; gives the rests. */
export async function handOver(
  trx: Kysely<Database>,
  now: Date,
  userId: string,
  grants: readonly Grant[],
): Promise<Grant[]> {
  const rests: Grant[] = [];
  for (const each of grants)
    rests.push(
      await move(trx, now, each, {
        userId,
        startsAt: each.starts_at > now ? each.starts_at : now,
        because: 'MERGED',
      }),
    );
  return rests;
}
