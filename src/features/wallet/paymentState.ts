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

/** Whether there is a receipt: the money came, whatever became of it since. A second payment that went back has none. */
export const hasReceipt = ({ status, purpose, Order }: PaymentRowFragment): boolean =>
  paymentTone[status] !== 'wait' &&
  status !== 'FAILED' &&
  status !== 'EXPIRED' &&
  (purpose === 'TOP_UP' || (Order?.receiptNumber ?? null) !== null);

/** Whether another attempt can be made at `now` (milliseconds since 1970): it failed, and its order still waits. */
export const canRetry = ({ status, Order }: PaymentRowFragment, now: number): boolean =>
  (status === 'FAILED' || status === 'EXPIRED') &&
  Order !== null &&
  (Order.status === 'OPEN' || Order.status === 'CONFIRMED') &&
  Date.parse(Order.expiresAt) > now;
