import type { ComponentProps } from 'react';
import type { Opening } from '@/features/checkout/opening';
import { ForeignOrder } from '@/features/checkout/result/ForeignOrder';
import { OrderResult } from '@/features/checkout/result/OrderResult';

interface ResultProps extends Pick<ComponentProps<typeof OrderResult>, 'PresentLink'> {
  opening: Exclude<Opening, { kind: 'form' }>;
}

/** How an order stands, or that it is not this visitor's. */
export function Result({ opening, PresentLink }: ResultProps) {
  const { product } = opening;
  return opening.kind === 'order' ? (
    <OrderResult key={opening.order.id} opening={opening.order} product={product} PresentLink={PresentLink} />
  ) : (
    <ForeignOrder orderId={opening.orderId} product={product} />
  );
}
