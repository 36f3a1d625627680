import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { post, type Entry } from '../ledger/post.ts';
import { heldBy } from './value.ts';

/** Value that an order gave, in minor units of its currency. */
export interface Part {
  readonly orderId: string;
  readonly amount: Minor;
}

/** An order that is credited. */
type Credited = { readonly id: string; readonly currency_id: string };

/**
 * Moves all that some orders hold to the order whose payment they are credited to; returns the sum. The caller has
 * recognized what was used of them, and revokes what they granted.
 */
export async function creditAll(
  trx: Kysely<Database>,
  now: Date,
  to: Credited,
  from: readonly string[],
): Promise<Minor> {
  const parts: Part[] = [];
  for (const orderId of new Set(from)) parts.push({ orderId, amount: await heldBy(trx, now, orderId) });
  return credit(trx, now, to, parts);
}

/** Moves value from the accounts of some orders to another's; returns the sum. A negative part returns it. */
export async function credit(
  trx: Kysely<Database>,
  now: Date,
  { id, currency_id: currencyId }: Credited,
  parts: readonly Part[],
): Promise<Minor> {
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  if (sum === 0) return 0;
  await post(trx, now, {
    kind: 'CREDIT',
    reference: `${id}:${randomUUID()}`,
    currencyId,
    entries: [
      ...parts.map(({ orderId, amount }): Entry => ({
        account: { kind: 'DEFERRED', orderId },
        amount: -amount,
      })),
      { account: { kind: 'DEFERRED', orderId: id }, amount: sum },
    ],
  });
  return sum;
}

/**
 * Returns credit to the orders that it came from, because the order that it paid for was undone. What that order still
 * holds pays for it, the rest comes from sales or goes there.
 */
export async function returnCredit(
  trx: Kysely<Database>,
  now: Date,
  orderId: string,
  currencyId: string,
  to: readonly Part[],
): Promise<void> {
  const held = await heldBy(trx, now, orderId);
  const returned = to.reduce((total, { amount }) => total + amount, 0);
  if (held === 0 && returned === 0) return;
  await post(trx, now, {
    kind: 'CREDIT',
    reference: `${orderId}:${randomUUID()}`,
    currencyId,
    entries: [
      { account: { kind: 'DEFERRED', orderId }, amount: -held },
      ...to.map((part): Entry => {
        return { account: { kind: 'DEFERRED', orderId: part.orderId }, amount: part.amount };
      }),
      { account: { kind: 'SALES' }, amount: held - returned },
    ],
  });
}

/** What an order was credited, and what it was credited to, each less what was returned. */
export interface Credits {
  readonly received: Minor;
  readonly given: readonly Part[];
}

/** Reads an order's credits. Their facts are named after the order that is credited. */
export async function creditsOf(trx: Kysely<Database>, orderId: string): Promise<Credits> {
  const rows = await trx
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as l', 'l.id', 'e.ledger_transaction_id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select((eb) => [
      eb.fn<string>('split_part', ['l.reference', eb.val(':'), eb.val(1)]).as('credited'),
      eb.fn.sum<string>('e.amount_minor').as('sum'),
    ])
    .where('l.kind', '=', 'CREDIT')
    .where('a.order_id', '=', orderId)
    .groupBy('credited')
    .orderBy('credited')
    .execute();
  const own = rows.find(({ credited }) => credited === orderId);
  return {
    received: Number(own?.sum ?? 0),
    given: rows
      .filter(({ credited, sum }) => credited !== orderId && Number(sum) < 0)
      .map(({ credited, sum }) => ({ orderId: credited, amount: -Number(sum) })),
  };
}
