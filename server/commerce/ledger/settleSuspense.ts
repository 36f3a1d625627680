import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { post, type Account } from './post.ts';
import type { SuspenseItem } from './suspense.ts';

/** The item with an id, or a transaction's items of an erased account, locked, oldest first. */
const lockItems = (trx: Kysely<Database>, by: { id: string } | { transactionId: string }) =>
  trx
    .selectFrom('suspense_items')
    .selectAll()
    .where((eb) =>
      'id' in by
        ? eb('id', '=', by.id)
        : eb('transaction_id', '=', by.transactionId).and('reason', '=', 'ERASED_ACCOUNT'),
    )
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Locks and returns an item. */
export const lockSuspense = async (trx: Kysely<Database>, id: string): Promise<SuspenseItem | undefined> =>
  (await lockItems(trx, { id }))[0];

/** Stores what's left of a locked item; an empty one is resolved. */
async function storeRest(
  trx: Kysely<Database>,
  now: Date,
  { id }: Pick<SuspenseItem, 'id'>,
  left: Minor,
  { by, how }: { by: string; how: string },
): Promise<void> {
  const isResolved = left === 0;
  await trx
    .updateTable('suspense_items')
    .set({
      left_minor: left,
      resolved_at: isResolved ? now : null,
      resolved_by: isResolved ? by : null,
      resolved_how: isResolved ? how : null,
    })
    .where('id', '=', id)
    .execute();
}

const byItself = { by: 'the books', how: 'given back' };

/** Takes up to `most` of a transaction's money off its suspense items; returns how much, for the caller to book. */
export async function takeFromSuspense(
  trx: Kysely<Database>,
  now: Date,
  transactionId: string,
  most: Minor,
): Promise<Minor> {
  let taken = 0;
  for (const item of await lockItems(trx, { transactionId })) {
    const part = Math.min(Math.max(0, item.left_minor), most - taken);
    if (part === 0) continue;
    taken += part;
    await storeRest(trx, now, item, item.left_minor - part, byItself);
  }
  return taken;
}

/** Puts money that the caller books back into suspense on its transaction's item again; false if it has none. */
export async function returnToSuspense(
  trx: Kysely<Database>,
  now: Date,
  transactionId: string,
  amount: Minor,
): Promise<boolean> {
  const [item] = await lockItems(trx, { transactionId });
  if (item) await storeRest(trx, now, item, item.left_minor + amount, byItself);
  return item !== undefined;
}

/** Moves what's left of a locked item to where it belongs, and resolves it. An empty one is just resolved. */
export async function resolveSuspense(
  trx: Kysely<Database>,
  now: Date,
  item: SuspenseItem,
  { to, by, how }: { to: Account | undefined; by: string; how: string },
): Promise<void> {
  if (item.left_minor !== 0 && item.currency_id !== null) {
    if (!to) throw new RangeError(`the item ${item.id} holds money that has to go somewhere`);
    await post(trx, now, {
      kind: 'SUSPENSE',
      reference: `${item.id}:resolved`,
      currencyId: item.currency_id,
      ...(item.transaction_id !== null && { transactionId: item.transaction_id }),
      entries: [
        { account: { kind: 'SUSPENSE' }, amount: -item.left_minor },
        { account: to, amount: item.left_minor },
      ],
    });
  }
  await storeRest(trx, now, item, 0, { by, how });
}

/** Books that a provider refunded all but `left` of an item; an empty one is resolved. */
export async function reduceSuspense(
  trx: Kysely<Database>,
  now: Date,
  item: SuspenseItem,
  left: Minor,
): Promise<void> {
  const gone = item.left_minor - left;
  if (gone <= 0 || item.currency_id === null) return;
  await post(trx, now, {
    kind: 'SUSPENSE',
    reference: `${item.id}:${left}`,
    currencyId: item.currency_id,
    ...(item.transaction_id !== null && { transactionId: item.transaction_id }),
    entries: [
      { account: { kind: 'SUSPENSE' }, amount: -gone },
      { account: { kind: 'PROVIDER', provider: item.provider }, amount: gone },
    ],
  });
  await storeRest(trx, now, item, left, byItself);
}
