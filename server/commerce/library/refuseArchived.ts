import type { Catalogue } from '../../catalogue/catalogue.ts';
import { failure } from '../../kernel/failure.ts';
import type { Order } from '../orders/locks.ts';

/**
 * Refuses to go on selling what was taken off sale since it was ordered. A renewal is up to its subscription.
 * @throws Failure CONFLICT
 */
export function refuseArchived(
  catalogue: Catalogue,
  {
    product_id: productId,
    tariff_id: tariffId,
    purpose,
  }: Pick<Order, 'product_id' | 'tariff_id' | 'purpose'>,
): void {
  const product = catalogue.productOnSale(productId);
  if (purpose !== 'RENEWAL' && !product?.tariffsOnSale.some(({ id }) => id === tariffId))
    throw failure('CONFLICT', 'This is no longer sold.');
}
