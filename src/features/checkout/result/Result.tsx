import type { ComponentProps } from 'react';
import type { CheckoutData } from '@/features/checkout/checkoutData';
import { NotOwnedOrder } from '@/features/checkout/result/NotOwnedOrder';
import { OrderResult } from '@/features/checkout/result/OrderResult';

export { beginAtTop } from '@/lib/beginAtTop';

interface ResultProps extends Pick<
  ComponentProps<typeof OrderResult>,
  'PresentLink' | 'ReturnLink' | 'AccountForm'
> {
  opening: Exclude<CheckoutData, { kind: 'form' }>;
}

/** The state of an order, or a notice that it isn't this visitor's. */
export function Result({ opening, ...parts }: ResultProps) {
  const { product } = opening;
  return opening.kind === 'order' ? (
    <OrderResult key={opening.order.id} opening={opening.order} product={product} {...parts} />
  ) : (
    <NotOwnedOrder orderId={opening.orderId} product={product} isInAccount={opening.isInAccount} />
  );
}
