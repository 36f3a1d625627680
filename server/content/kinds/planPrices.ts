import type { Place, Problems } from '../problems.ts';
import { keyOf, type Rows } from '../tables.ts';
import { plan } from './plan.ts';
import { price } from './price.ts';
import { tariff } from './productTables.ts';

/** Reports plans with pay-what-you-want prices: a plan renews at a fixed price. */
export function checkPlanPrices(rows: Rows, places: ReadonlyMap<string, Place>, problems: Problems): void {
  const of = ({ name }: { readonly name: string }) => rows.get(name) ?? [];
  const productIds = new Set(of(plan).map(({ product_id: id }) => id));
  const tariffs = of(tariff).filter(({ product_id: id }) => productIds.has(id ?? null));
  for (const { id } of tariffs) {
    const chosen = of(price).find((row) => row['tariff_id'] === id && row['suggested_minor'] !== null);
    const place = chosen && places.get(`${price.name} ${keyOf(price, chosen)}`);
    if (place) problems.error(place, 'suggested is not for a plan, which renews for a fixed price');
  }
}
