import type { PaymentRowFragment } from '@/data/generated/payments';
import type { StatusTone } from '@/ui/StatusPill';

export const paymentTone: Readonly<Record<PaymentRowFragment['status'], StatusTone>> = {
  PENDING: 'wait',
  PROCESSING: 'wait',
  SUCCEEDED: 'good',
  FAILED: 'bad',
  EXPIRED: 'quiet',
  PARTIALLY_REFUNDED: 'good',
  REFUNDED: 'quiet',
  CHARGED_BACK: 'bad',
};

/**
 * Whether there's a receipt: the money arrived, even if it was refunded later. A refunded duplicate payment has none.
 */
export const hasReceipt = ({ status, purpose, Order }: PaymentRowFragment): boolean =>
  paymentTone[status] !== 'wait' &&
  status !== 'FAILED' &&
  status !== 'EXPIRED' &&
  (purpose === 'TOP_UP' || (Order?.receiptNumber ?? null) !== null);

/**
 * Whether the payment can be retried at `now` (milliseconds since the Unix epoch): it failed, and its order is still
 * open.
 */
export const canRetry = ({ status, Order }: PaymentRowFragment, now: number): boolean =>
  (status === 'FAILED' || status === 'EXPIRED') &&
  Order !== null &&
  (Order.status === 'OPEN' || Order.status === 'CONFIRMED') &&
  Date.parse(Order.expiresAt) > now;
