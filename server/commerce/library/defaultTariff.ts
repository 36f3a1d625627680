import type { SeatQuery } from './seats.ts';
import { isSoldOut } from './soldOut.ts';

/**
 * The tariff of a buyer who didn't choose one: the cheapest that can be bought, else the cheapest; undefined without
 * any.
 */
export async function defaultTariff(context: SeatQuery, productId: string): Promise<string | undefined> {
  const { catalogue, clock } = context;
  const tariffs = catalogue.productOnSale(productId)?.tariffsOnSale ?? [];
  const byPrice = tariffs.toSorted((a, b) => a.basePrice.now - b.basePrice.now);
  for (const { id } of byPrice) {
    const chosen = { tariffId: id, giftId: null };
    if (!catalogue.isOver(chosen, clock()) && !(await isSoldOut(context, chosen))) return id;
  }
  return byPrice[0]?.id;
}
