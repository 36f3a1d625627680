import type { Order } from '@/features/checkout/types';

/** What the result page says about an order. */
export type OrderView =
  | 'paid'
  | 'partlyRefunded'
  | 'refunded'
  /** The buyer has not confirmed at the provider yet. */
  | 'unconfirmed'
  | 'processing'
  | 'declined'
  /** An attempt ran out or was given up; the order can still be paid. */
  | 'unpaid'
  | 'expired';

/** Puts the states of an order and of its newest attempt into one. */
export function orderView({
  status,
  Transaction: transaction,
}: Pick<Order, 'status' | 'Transaction'>): OrderView {
  const attempt = transaction?.status;
  if (status === 'REFUNDED' || attempt === 'REFUNDED' || attempt === 'CHARGED_BACK') return 'refunded';
  if (status === 'PAID') return attempt === 'PARTIALLY_REFUNDED' ? 'partlyRefunded' : 'paid';
  if (status === 'EXPIRED') return 'expired';
  if (attempt === 'PROCESSING') return 'processing';
  // A success that the order does not show yet.
  if (attempt === 'SUCCEEDED' || attempt === 'PARTIALLY_REFUNDED') return 'processing';
  if (attempt === 'PENDING') return transaction?.redirectUrl ? 'unconfirmed' : 'processing';
  return attempt === 'FAILED' ? 'declined' : 'unpaid';
}

/** Views that nothing changes any more while one looks. */
export const isFinalView = (view: OrderView): boolean =>
  view === 'paid' || view === 'partlyRefunded' || view === 'refunded' || view === 'expired';

/** Views of an order that still can and needs to be paid. */
export const isUnfinished = (view: OrderView): boolean =>
  view === 'unconfirmed' || view === 'processing' || view === 'declined' || view === 'unpaid';
