import type { PurchaseFilter, PurchaseSort } from '@/graphql/generated/wallet';
import { orderOf } from './orderOf';
import { listed, type Paged } from './paged';
import type { Caller } from './pricing';

/** The orders of whoever asks. */
export function ordersOf({ world, user }: Caller) {
  return user
    ? world.orders.filter(({ userId }) => userId === user.id).map((order) => orderOf(world, order))
    : [];
}

interface Wanted extends Paged {
  sort?: PurchaseSort | null;
  filter?: PurchaseFilter | null;
}

/** What somebody bought. Nothing of it ends, so that its end sorts nothing. */
export function purchases({ sort, filter, ...page }: Wanted, caller: Caller) {
  const { status, search } = filter ?? {};
  const text = search?.trim().toLowerCase() ?? '';
  const all = ordersOf(caller)
    .flatMap((order) => (order.Purchase ? Object.assign(order.Purchase, { Order: order }) : []))
    .filter(
      (purchase) =>
        (!status?.length || status.some((one) => one === purchase.status)) &&
        (purchase.Product?.title ?? '').toLowerCase().includes(text),
    )
    .sort((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''));
  return listed('Purchases', sort === 'OLDEST' ? all : all.toReversed(), page);
}
