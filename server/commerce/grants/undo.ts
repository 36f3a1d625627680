import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { endOf, rebuildChain } from './chain.ts';
import { creditAll, creditsOf, returnCredit, type Part } from './credit.ts';
import { grantRest, grantsOfOrder, grantsWithoutRest, liveGrants, revoke, type Grant } from './grants.ts';
import { closeProductGaps, timeOf } from './productTime.ts';
import { unusedOf } from './unused.ts';
import { heldBy, recognize } from './value.ts';

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

/** Grants whose value an order's payment took over, or that its time without an end absorbed, and that aren't back. */
const takenOverBy = (trx: Kysely<Database>, orderId: string): Promise<Grant[]> =>
  grantsWithoutRest(trx)
    .where('revoked_for', '=', orderId)
    .where('revoked_because', 'in', ['UPGRADED', 'ABSORBED'])
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/** Whether the payment for an order is still there; also if nothing was ordered. */
async function isPaid(trx: Kysely<Database>, orderId: string | null): Promise<boolean> {
  if (orderId === null) return true;
  const { status } = await trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return status === 'PAID';
}

/** The part of a credited grant's value that wasn't taken back since, as a share of all of it. */
async function shareLeft(trx: Kysely<Database>, from: string, to: string): Promise<number> {
  const { given } = await creditsOf(trx, from);
  const all = given.find(({ orderId }) => orderId === to)?.amount ?? 0;
  const { claimed } = await trx
    .selectFrom('value_claims')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('claimed'))
    .where('from_order_id', '=', from)
    .where('order_id', '=', to)
    .where('state', 'in', ['OPEN', 'SETTLED'])
    .executeTakeFirstOrThrow();
  return all <= 0 ? 1 : Math.max(0, all - Number(claimed ?? 0)) / all;
}

/**
 * Grants again what an undone order had taken over, as far as it would still last. What was undone itself meanwhile
 * stays undone: it is granted and revoked, so that a later reversal finds it.
 */
async function restoreTakenOver(
  trx: Kysely<Database>,
  now: Date,
  orderId: string,
  userId: string,
): Promise<Part[]> {
  const returned: Part[] = [];
  for (const each of await takenOverBy(trx, orderId)) {
    if (each.ends_at === null || each.ends_at <= now) continue;
    const lives = await isPaid(trx, each.order_id);
    const share =
      each.revoked_because === 'UPGRADED' && each.order_id ? await shareLeft(trx, each.order_id, orderId) : 1;
    const paid = lives ? Math.floor(unusedOf(each, now).paid * share) : 0;
    const rest = await grantRest(trx, now, each, { user_id: userId, paid_minor: paid });
    if (!lives) await revoke(trx, rest, { at: now, because: 'REFUNDED' });
    else if (each.revoked_because === 'UPGRADED' && each.order_id !== null)
      returned.push({ orderId: each.order_id, amount: paid });
  }
  return returned;
}

/** Ends what is absorbed by time without an end, so that it doesn't come back when that ends. */
async function endAbsorbed(trx: Kysely<Database>, now: Date, orderId: string): Promise<void> {
  const absorbed = await grantsWithoutRest(trx)
    .where('order_id', '=', orderId)
    .where('revoked_because', '=', 'ABSORBED')
    .execute();
  for (const each of absorbed) {
    if (each.ends_at !== null && each.ends_at <= now) continue;
    const rest = await grantRest(trx, now, each, { paid_minor: 0 });
    await revoke(trx, rest, { at: now, because: 'REFUNDED' });
  }
}

/**
 * Revokes what an order granted, and nothing another order paid for: later time moves up in full. Time that its payment
 * took over as credit is restored as far as it would still last, with its value, unless it was undone itself.
 */
export async function undoOrder(trx: Kysely<Database>, now: Date, orderId: string): Promise<Undone> {
  const given = await grantsOfOrder(trx, orderId);
  const unused = given.filter((each) => isUnused(each, now));
  for (const each of given) await revoke(trx, each, { at: now, because: 'REFUNDED' });
  await endAbsorbed(trx, now, orderId);
  await closeProductGaps(trx, now, given);
  const [first] = unused;
  if (!first) {
    await recognize(trx, now, { ids: [orderId] });
    return { userId: given[0]?.user_id, planId: undefined, ms: 0 };
  }
  const returned = await restoreTakenOver(trx, now, orderId, first.user_id);
  if (first.currency_id !== null) await returnCredit(trx, now, orderId, first.currency_id, returned);
  await rebuildChain(trx, now, first.user_id, await liveGrants(trx, first.user_id, now, 'PLAN'));
  await recognize(trx, now, { userId: first.user_id });
  return { userId: first.user_id, planId: first.subject, ms: sum(unused, now) };
}

const sum = (grants: readonly Grant[], now: Date): number | null =>
  grants.reduce<number | null>((total, each) => {
    const { ms } = unusedOf(each, now);
    return total === null || ms === null ? null : total + ms;
  }, 0);

/**
 * Restores what `undoOrder` took from an order, because its payment came back: the time unused back then, after what
 * its owner has by now, or first if it had taken over the value of other time. Beside time without an end it is
 * absorbed, and comes back with the undoing of that.
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
    const { ms } = unusedOf(each, each.revoked_at ?? now);
    if (ms === 0) continue;
    const userId = toUser(each);
    const takenOver = await takeOverAgain(trx, now, each);
    const chain = await timeBefore(trx, now, { ...each, user_id: userId }, ms);
    const end = endOf(chain);
    const startsAt = takenOver || end === null ? now : (end ?? now);
    const rest = await grantRest(trx, now, each, {
      user_id: userId,
      starts_at: startsAt,
      ends_at: ms === null ? null : new Date(startsAt.getTime() + ms),
      paid_minor: await heldBy(trx, now, orderId),
    });
    if (each.kind === 'PLAN')
      await rebuildChain(
        trx,
        now,
        userId,
        end !== null && (takenOver || ms === null) ? [rest, ...chain] : [...chain, rest],
      );
    await recognize(trx, now, { userId });
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

/** Takes over again, with its value, what an undone order had taken over; false if there was nothing. */
async function takeOverAgain(
  trx: Kysely<Database>,
  now: Date,
  { order_id: orderId, currency_id: currencyId }: Grant,
): Promise<boolean> {
  if (orderId === null) return false;
  const before = await trx
    .selectFrom('grants')
    .selectAll()
    .where('revoked_for', '=', orderId)
    .where('revoked_because', 'in', ['UPGRADED', 'ABSORBED'])
    .execute();
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
  await recognize(trx, now, { ids: again.flatMap(({ order_id: id }) => id ?? []) });
  const credited: string[] = [];
  for (const each of again) {
    const same = before.find(({ id }) => id === each.follows);
    const because = same?.revoked_because ?? 'UPGRADED';
    await revoke(trx, each, { at: now, because, orderId });
    if (because === 'UPGRADED' && each.order_id !== null) credited.push(each.order_id);
  }
  if (currencyId !== null) await creditAll(trx, now, { id: orderId, currency_id: currencyId }, credited);
  return true;
}
