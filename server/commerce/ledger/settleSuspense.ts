import type { Kysely } from 'kysely';
import type { Minor } from '../../../src/shared/money.ts';
import type { Database } from '../../database/schema.ts';
import { post, type Account } from './post.ts';
import { listLateRefund, pullBack } from './pullBack.ts';
import type { SuspenseItem } from './suspense.ts';

type Reason = SuspenseItem['reason'];

/** The item with an id, or a transaction's items of one reason, locked, oldest first. */
const lockItems = (trx: Kysely<Database>, by: { id: string } | { transactionId: string; reason: Reason }) =>
  trx
    .selectFrom('suspense_items')
    .selectAll()
    .where((eb) =>
      'id' in by
        ? eb('id', '=', by.id)
        : eb('transaction_id', '=', by.transactionId).and('reason', '=', by.reason),
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

/**
 * Takes up to `most` of a transaction's money off its suspense items; returns how much, for the caller to book. What the
 * operator had already moved elsewhere is pulled back from there.
 */
export async function takeFromSuspense(
  trx: Kysely<Database>,
  now: Date,
  transactionId: string,
  most: Minor,
): Promise<Minor> {
  let taken = 0;
  for (const item of await lockItems(trx, { transactionId, reason: 'ERASED_ACCOUNT' })) {
    const part = Math.min(Math.max(0, item.left_minor), most - taken);
    if (part > 0) await storeRest(trx, now, item, item.left_minor - part, byItself);
    const rest = { ...item, returned_minor: item.returned_minor + part };
    // What its wallet has spent is a loss, which the caller books.
    const { pulled, missing, wasReturned } = await pullBack(trx, now, rest, most - taken - part);
    if (!wasReturned && pulled + missing > 0)
      await listLateRefund(trx, now, rest, { amount: pulled + missing, left: 0 });
    await storeReturned(trx, item, part + pulled + missing);
    taken += part + pulled;
  }
  return taken;
}

/** Adds to what a provider has given back of a locked item. */
async function storeReturned(
  trx: Kysely<Database>,
  { id }: Pick<SuspenseItem, 'id'>,
  amount: Minor,
): Promise<void> {
  if (amount === 0) return;
  await trx
    .updateTable('suspense_items')
    .set((eb) => ({ returned_minor: eb('returned_minor', '+', amount) }))
    .where('id', '=', id)
    .execute();
}

/** Puts money that the caller books back into suspense on its transaction's item again; false if it has none. */
export async function returnToSuspense(
  trx: Kysely<Database>,
  now: Date,
  transactionId: string,
  amount: Minor,
): Promise<boolean> {
  const [item] = await lockItems(trx, { transactionId, reason: 'ERASED_ACCOUNT' });
  if (!item) return false;
  await storeRest(trx, now, item, item.left_minor + amount, byItself);
  await storeReturned(trx, item, -Math.min(amount, item.returned_minor));
  return true;
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

/**
 * Books that a provider has given `returned` of a locked item back to its buyer in total: from what is left of it, then
 * from where the operator had moved it, up to what is there. What is missing stays in suspense, as a debt that the
 * operator decides about.
 */
export async function returnSuspended(
  trx: Kysely<Database>,
  now: Date,
  item: SuspenseItem,
  returned: Minor,
): Promise<void> {
  const { id, currency_id: currencyId, provider } = item;
  const gone = Math.min(returned, item.amount_minor) - item.returned_minor;
  if (gone <= 0 || currencyId === null) return;
  const fromLeft = Math.min(gone, Math.max(0, item.left_minor));
  const later = gone - fromLeft;
  const { pulled, wasReturned } = await pullBack(trx, now, item, later);
  await post(trx, now, {
    kind: 'SUSPENSE',
    reference: `${id}:returned:${item.returned_minor + gone}`,
    currencyId,
    ...(item.transaction_id !== null && { transactionId: item.transaction_id }),
    entries: [
      { account: { kind: 'SUSPENSE' }, amount: -gone },
      { account: { kind: 'PROVIDER', provider }, amount: gone },
    ],
  });
  if (fromLeft > 0) await storeRest(trx, now, item, item.left_minor - fromLeft, byItself);
  await storeReturned(trx, item, gone);
  // The operator hears of it even if the books hold all of it.
  if (later > 0 && !wasReturned)
    await listLateRefund(trx, now, item, { amount: later, left: pulled - later });
}

/**
 * Returns what a payment that bought nothing has in suspense, since its refund had failed, to the account that holds
 * its money: it's being refunded again.
 */
export async function releaseHeld(
  trx: Kysely<Database>,
  now: Date,
  transactionId: string,
  to: Account,
): Promise<void> {
  for (const item of await lockItems(trx, { transactionId, reason: 'FAILED_REFUND' })) {
    const { id, currency_id: currencyId, left_minor: left } = item;
    const due = item.amount_minor - item.returned_minor;
    if (due <= 0 || currencyId === null) continue;
    const { pulled, missing, wasReturned } = await pullBack(trx, now, item, due - left);
    if (!wasReturned && pulled + missing > 0)
      await listLateRefund(trx, now, item, { amount: pulled + missing, left: 0 });
    await post(trx, now, {
      kind: 'SUSPENSE',
      reference: `${id}:released`,
      currencyId,
      transactionId,
      entries: [
        { account: { kind: 'SUSPENSE' }, amount: -(left + pulled) },
        { account: { kind: 'LOSSES' }, amount: -missing },
        { account: to, amount: left + pulled + missing },
      ],
    });
    if (left > 0) await storeRest(trx, now, item, 0, byItself);
    await storeReturned(trx, item, due);
  }
}
