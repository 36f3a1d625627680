import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { creditsOf, type Part } from '../grants/credit.ts';
import { heldBy, recognize } from '../grants/value.ts';
import type { Entry } from '../ledger/post.ts';

/** What is taken of an order that another order's payment had been credited to. */
export interface Claim {
  /** The order whose payment was taken back, and the one that its value had gone to. */
  readonly fromOrderId: string;
  readonly orderId: string;
  readonly amount: Minor;
  /** The part of it that wasn't used yet. */
  readonly unused: Minor;
  /** What the order held before. */
  readonly held: Minor;
}

/** Where money that is taken back comes from, as negative entries, and whose value that reduces. */
export interface ValueSources {
  readonly entries: readonly Entry[];
  readonly claims: readonly Claim[];
}

/** What an order has of its own: what was paid for it and credited to it, and not taken or given away. */
interface Standing {
  readonly isPaid: boolean;
  readonly own: Minor;
  readonly held: Minor;
  readonly given: readonly Part[];
}

async function standingOf(
  trx: Kysely<Database>,
  now: Date,
  orderId: string,
  left?: Minor,
): Promise<Standing> {
  const { status, paid } = await trx
    .selectFrom('orders')
    .leftJoin('transactions', (join) =>
      join
        .onRef('transactions.order_id', '=', 'orders.id')
        .on('transactions.status', 'in', ['SUCCEEDED', 'PARTIALLY_REFUNDED']),
    )
    .select(['orders.status'])
    .select((eb) => eb.fn.sum<string | null>(eb('amount_minor', '-', eb.ref('refunded_minor'))).as('paid'))
    .where('orders.id', '=', orderId)
    .groupBy('orders.status')
    .executeTakeFirstOrThrow();
  const { claimed } = await trx
    .selectFrom('value_claims')
    .select((eb) => eb.fn.sum<string | null>('amount_minor').as('claimed'))
    .where('order_id', '=', orderId)
    .where('state', '<>', 'DROPPED')
    .executeTakeFirstOrThrow();
  const { received, given } = await creditsOf(trx, orderId);
  const gone = given.reduce((sum, { amount }) => sum + amount, 0);
  return {
    isPaid: status === 'PAID',
    own: Math.max(0, (left ?? Number(paid ?? 0)) + received - gone - Number(claimed ?? 0)),
    held: await heldBy(trx, now, orderId),
    given,
  };
}

/** The unused part of an amount that is taken of what an order has; it has used the same share of all of it. */
const unusedPart = ({ own, held }: Standing, amount: Minor): Minor =>
  amount >= own ? Math.min(held, amount) : Math.floor((held * amount) / own);

/** Adds up what is taken from each order, and from sales. */
class Taken {
  readonly #deferred = new Map<string, Minor>();
  #sales = 0;

  take(orderId: string, unused: Minor, amount: Minor): void {
    this.#deferred.set(orderId, (this.#deferred.get(orderId) ?? 0) + unused);
    this.#sales += amount - unused;
  }

  get entries(): Entry[] {
    return [
      ...[...this.#deferred].map(([orderId, amount]): Entry => ({
        account: { kind: 'DEFERRED', orderId },
        amount: -amount,
      })),
      { account: { kind: 'SALES' }, amount: -this.#sales },
    ];
  }
}

/**
 * Where an amount of an order's payment that is taken back comes from: first what the order still has, used or not;
 * then the orders that its value was credited to, which lose that much of theirs. `left` is what the payment holds. Of what
 * the order has, the same share is taken of what was used and what wasn't, unless it's `ofUnused`.
 */
export async function valueSources(
  trx: Kysely<Database>,
  now: Date,
  orderId: string,
  { left, amount, ofUnused }: { readonly left: Minor; readonly amount: Minor; readonly ofUnused: boolean },
): Promise<ValueSources> {
  await recognize(trx, now, { ids: [orderId] });
  const taken = new Taken();
  const claims: Claim[] = [];
  const standing = await standingOf(trx, now, orderId, left);
  const own = Math.min(amount, standing.own);
  taken.take(orderId, ofUnused ? Math.min(standing.held, own) : unusedPart(standing, own), own);
  const follow = async (fromOrderId: string, given: readonly Part[], rest: Minor): Promise<void> => {
    let left = rest;
    const all = given.reduce((sum, part) => sum + part.amount, 0);
    for (const [index, part] of given.entries()) {
      const share = index === given.length - 1 ? left : Math.floor((rest * part.amount) / all);
      left -= share;
      if (share > 0) await claim(fromOrderId, part.orderId, share);
    }
    if (given.length === 0) taken.take(fromOrderId, 0, rest);
  };
  const claim = async (fromOrderId: string, on: string, share: Minor): Promise<void> => {
    await recognize(trx, now, { ids: [on] });
    const target = await standingOf(trx, now, on);
    const onward = target.given.reduce((sum, part) => sum + part.amount, 0);
    const total = target.own + onward;
    const passed = total === 0 ? 0 : Math.min(onward, Math.floor((share * onward) / total));
    const here = share - passed;
    const unused = unusedPart(target, here);
    taken.take(on, unused, here);
    if (target.isPaid && here > 0)
      claims.push({ fromOrderId, orderId: on, amount: here, unused, held: target.held });
    if (passed > 0) await follow(on, target.given, passed);
  };
  if (amount > own) await follow(orderId, standing.given, amount - own);
  return { entries: taken.entries, claims };
}
