import { brokenPlanRules } from '../../catalogue/priceRules.ts';
import type { Place, Problems } from '../problems.ts';
import { keyOf, type Rows, textOf } from '../tables.ts';
import { plan } from './plan.ts';
import { price, storedParts } from './price.ts';
import { tariff } from './productTables.ts';

/** Reports what the prices of plans can't have; once for each part of a tariff's prices. */
export function checkPlanPrices(rows: Rows, places: ReadonlyMap<string, Place>, problems: Problems): void {
  const of = ({ name }: { readonly name: string }) => rows.get(name) ?? [];
  const productIds = new Set(of(plan).map(({ product_id: id }) => id));
  const tariffs = of(tariff).filter(({ product_id: id }) => productIds.has(id ?? null));
  for (const { id } of tariffs) {
    const said = new Set<string>();
    for (const row of of(price).filter((each) => each['tariff_id'] === id))
      for (const { part, expected } of brokenPlanRules(storedParts(row))) {
        const place = places.get(`${price.name} ${keyOf(price, row)}`);
        if (place && !said.has(part)) problems.error(place, `${part} of ${textOf(id)}; expected ${expected}`);
        said.add(part);
      }
  }
}
