import type { Order } from '@/features/checkout/types';

/** What the result page says about an order. */
export type OrderView =
  | 'paid'
  | 'partlyRefunded'
  | 'refunded'
  /** The buyer hasn't confirmed with the provider yet. */
  | 'unconfirmed'
  | 'processing'
  | 'declined'
  /** An attempt expired or was abandoned; the order can still be paid. */
  | 'unpaid'
  | 'expired';

/** Combines the states of an order and of its latest attempt. */
export function orderView({
  status,
  Transaction: transaction,
}: Pick<Order, 'status' | 'Transaction'>): OrderView {
  const attempt = transaction?.status;
  if (status === 'REFUNDED' || attempt === 'REFUNDED' || attempt === 'CHARGED_BACK') return 'refunded';
  if (status === 'PAID') return attempt === 'PARTIALLY_REFUNDED' ? 'partlyRefunded' : 'paid';
  if (status === 'EXPIRED') return 'expired';
  if (attempt === 'PROCESSING') return 'processing';
  // The attempt succeeded, but the order doesn't reflect it yet.
  if (attempt === 'SUCCEEDED' || attempt === 'PARTIALLY_REFUNDED') return 'processing';
  if (attempt === 'PENDING') return transaction?.redirectUrl ? 'unconfirmed' : 'processing';
  return attempt === 'FAILED' ? 'declined' : 'unpaid';
}

/** Views that don't change anymore while the page is open. */
export const isFinalView = (view: OrderView): boolean =>
  view === 'paid' || view === 'partlyRefunded' || view === 'refunded' || view === 'expired';

/** Views of an order that still can and must be paid. */
export const isUnfinished = (view: OrderView): boolean =>
  view === 'unconfirmed' || view === 'processing' || view === 'declined' || view === 'unpaid';
