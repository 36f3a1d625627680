import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { grantRest, revoke, type Grant } from './grants.ts';
import { unusedOf } from './unused.ts';
import { recognize } from './value.ts';

/** The end of a chain of grants; null if it never ends, undefined if it's empty. */
export const endOf = (chain: readonly Grant[]): Date | null | undefined => chain.at(-1)?.ends_at;

interface Place {
  readonly userId: string;
  readonly startsAt: Date;
  readonly because: 'MOVED' | 'MERGED';
}

/** Grants the unused rest of a grant elsewhere and revokes the original, since grants are otherwise immutable. */
async function move(trx: Kysely<Database>, now: Date, moved: Grant, place: Place): Promise<Grant> {
  const { ms, paid } = unusedOf(moved, now);
  const rest = await grantRest(trx, now, moved, {
    user_id: place.userId,
    starts_at: place.startsAt,
    ends_at: ms === null ? null : new Date(place.startsAt.getTime() + ms),
    paid_minor: paid,
  });
  await revoke(trx, moved, { at: now, because: place.because });
  if (moved.order_id !== null) await recognize(trx, now, { ids: [moved.order_id] });
  return rest;
}

/**
 * Lines up live grants for one user without gaps, in the given order and starting now. Grants already in place stay; of
 * any other, the unused rest moves there in full. Grants that would follow one without an end are absorbed by it until
 * that is undone. Returns the chain.
 */
export async function rebuildChain(
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

/** Moves the rest of grants outside any chain to another user, keeping their times; returns the new grants. */
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
