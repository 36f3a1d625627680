import { presentCode } from '../../../server/commerce/presents/presentCode.ts';
import { payByCard } from './checkoutSupport.ts';
import type { TestServices } from './harness.ts';

/** Buys a gift by card; returns its id and the code that redeems it, too. */
export async function buyPresent(
  services: TestServices,
  buyer: Parameters<typeof payByCard>[1],
  order: Parameters<typeof payByCard>[2],
  present: object = {},
) {
  const { orderId, transactionId } = await payByCard(services, buyer, order, { present });
  const { id } = await services.db
    .selectFrom('presents')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { orderId, transactionId, id, code: presentCode(services.secret, id) };
}

/** The purchase that redeeming a gift created. */
export async function itemOfPresent({ db }: TestServices, presentId: string): Promise<string> {
  const { id } = await db
    .selectFrom('purchases')
    .select('id')
    .where('present_id', '=', presentId)
    .executeTakeFirstOrThrow();
  return id;
}
