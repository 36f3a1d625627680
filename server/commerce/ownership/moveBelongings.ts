import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { User } from '../../kernel/caller.ts';
import { isErased } from '../ledger/walletAccount.ts';
import { moveWallets } from '../ledger/moveWallets.ts';
import type { Services } from '../../kernel/services.ts';
import { handOver } from '../grants/chain.ts';
import { closeProductGaps } from '../grants/productTime.ts';
import { lockSubscriptionsOf } from '../subscriptions/lock.ts';
import { moveRatings } from '../ratings/moveRatings.ts';
import { deleteMethod } from '../subscriptions/methods.ts';
import { belongingsOf, type Belongings } from './guestBelongings.ts';
import { moveSubscriptions } from './moveSubscriptions.ts';
import { mayHoldMoneyById } from '../../identity/emailVerification.ts';
import { revokeSessionsOf } from '../../identity/sessions.ts';

/**
 * Moves what belongs to one address from a guest, whose row the caller has locked, to another user: orders and
 * everything that came of them, subscriptions, and money refunded to the wallet for them. What belongs to other
 * addresses stays with the guest; a guest with nothing left is merged into `to`, and its sessions end. Returns the
 * number of purchases moved; none to an account that was erased meanwhile.
 */
export async function moveBelongings(
  trx: Kysely<Database>,
  services: Services,
  { guest, to, address }: { guest: User; to: string; address: string },
): Promise<number> {
  // Lock order: subscriptions before orders, as everywhere, since settling a subscription's order holds its lock.
  for (const userId of [guest.id, to].sort()) await lockSubscriptionsOf(trx, userId);
  // Its owner had it erased while the merge waited: what the guest has stays with the guest.
  if (await isErased(trx, to)) return 0;
  // Then orders: every change of an order locks it before its transactions.
  await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', guest.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const all = await belongingsOf(trx, guest);
  const moving = all.get(address) ?? { orderIds: [], paidOrderIds: [], subscriptions: [] };
  all.delete(address);
  const [remaining] = all.keys();
  const isLast = remaining === undefined;

  const moved = await moveOrders(trx, moving.orderIds, {
    now: services.clock(),
    from: guest.id,
    to,
    of: isLast ? guest.id : undefined,
  });
  await moveSubscriptions(trx, services, moving.subscriptions, { guestId: guest.id, to });
  // Otherwise they stay with the guest until the account's email address is verified.
  if (await mayHoldMoneyById(trx, to)) {
    await moveMethods(trx, services, moving, { guestId: guest.id, to, isLast });
    // What came in for these orders; the last address to leave a guest takes whatever is left.
    const share = (currencyId: string) => inflowOf(trx, moving.orderIds, currencyId);
    await moveWallets(trx, services.clock(), { from: guest.id, to }, (wallet) =>
      isLast ? wallet.balance_minor : share(wallet.currency_id),
    );
  }
  if (isLast) {
    await trx.updateTable('users').set({ merged_into: to }).where('id', '=', guest.id).execute();
    await revokeSessionsOf(trx, services.clock(), guest.id);
  } else if (!all.has(guest.email ?? '')) {
    // The guest is left with an address that is still theirs.
    await trx.updateTable('users').set({ email: remaining }).where('id', '=', guest.id).execute();
  }
  await moveRatings(trx, { from: guest.id, to, orderIds: moving.orderIds, isLast });
  return moved;
}

/** Moves orders and what refers to them; with `of`, also what that guest has without an order. */
async function moveOrders(
  trx: Kysely<Database>,
  ids: readonly string[],
  { now, from, to, of }: { now: Date; from: string; to: string; of: string | undefined },
): Promise<number> {
  const owned = { user_id: to };
  const orderIds = ['', ...ids];
  await trx.updateTable('orders').set(owned).where('id', 'in', orderIds).execute();
  const alsoOf = of ?? '';
  await trx
    .updateTable('transactions')
    .set(owned)
    .where((eb) => eb.or([eb('order_id', 'in', orderIds), eb('user_id', '=', alsoOf)]))
    .execute();
  await trx
    .updateTable('idempotency_keys')
    .set(owned)
    .where((eb) => eb.or([eb('order_id', 'in', orderIds), eb('user_id', '=', alsoOf)]))
    .execute();
  const purchases = await trx
    .updateTable('purchases')
    .set(owned)
    .where((eb) => eb.or([eb('order_id', 'in', orderIds), eb('user_id', '=', alsoOf)]))
    .executeTakeFirst();
  await moveProgress(trx, from, to);
  await trx
    .updateTable('presents')
    .set({ buyer_id: to })
    .where((eb) => eb.or([eb('order_id', 'in', orderIds), eb('buyer_id', '=', alsoOf)]))
    .execute();
  const products = await trx
    .selectFrom('grants')
    .selectAll()
    .where('kind', '=', 'PRODUCT')
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where('user_id', '=', from)
    .where((eb) => eb.or([eb('order_id', 'in', orderIds), eb('user_id', '=', alsoOf)]))
    .execute();
  await closeProductGaps(trx, now, await handOver(trx, now, to, products));
  return Number(purchases.numUpdatedRows);
}

/** How far the guest got moves with the purchases. */
const moveProgress = (trx: Kysely<Database>, from: string, to: string) =>
  trx
    .updateTable('item_progress')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('item_id', 'in', trx.selectFrom('purchases').select('id').where('user_id', '=', to))
    .execute();

interface Move {
  readonly guestId: string;
  readonly to: string;
  /** Whether nothing stays with the guest. */
  readonly isLast: boolean;
}

/**
 * A saved method moves with the subscription that renews with it. If no subscription does, there's no telling whose it
 * is, so it's deleted if the guest's belongings have several owners.
 */
async function moveMethods(
  trx: Kysely<Database>,
  services: Services,
  { subscriptions }: Belongings,
  { guestId, to, isLast }: Move,
): Promise<void> {
  const going = new Set(subscriptions.map(({ saved_method_id: id }) => id));
  const used = await trx
    .selectFrom('subscriptions')
    .select('saved_method_id')
    .where('user_id', '=', guestId)
    .where('saved_method_id', 'is not', null)
    .execute();
  const staying = new Set(used.map(({ saved_method_id: id }) => id));
  const methods = await trx
    .selectFrom('saved_methods')
    .selectAll()
    .where('user_id', '=', guestId)
    .forUpdate()
    .execute();
  for (const method of methods) {
    if (isLast || (going.has(method.id) && !staying.has(method.id)))
      await trx.updateTable('saved_methods').set({ user_id: to }).where('id', '=', method.id).execute();
    else if (!staying.has(method.id) && method.removed_at === null) await deleteMethod(trx, services, method);
  }
}

/** The money that orders brought into wallets of a currency, less what wallets paid for them, in minor units. */
async function inflowOf(
  trx: Kysely<Database>,
  orderIds: readonly string[],
  currencyId: string,
): Promise<number> {
  const { total } = await trx
    .selectFrom('ledger_entries')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.ledger_transaction_id')
    .innerJoin('transactions', 'transactions.id', 'ledger_transactions.transaction_id')
    .select(({ fn }) => fn.sum<string | number | null>('ledger_entries.amount_minor').as('total'))
    .where('ledger_accounts.kind', '=', 'WALLET')
    .where('ledger_accounts.currency_id', '=', currencyId)
    .where('transactions.order_id', 'in', ['', ...orderIds])
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
