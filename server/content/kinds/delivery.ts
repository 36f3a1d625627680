import type { Place, Problems } from '../problems.ts';
import { type Row, type Rows, textOf } from '../tables.ts';
import { deliverable } from './goods.ts';
import { plan } from './plan.ts';
import { gift, giftTariff, product, tariff } from './productTables.ts';
import { study } from './study.ts';

/** Reports tariffs that are sold and deliver nothing: no plan, goods, bonus or study. */
export function checkDelivery(rows: Rows, places: ReadonlyMap<string, Place>, problems: Problems): void {
  const valuesOf = (table: { readonly name: string }, column: string, isLive: (row: Row) => boolean) =>
    new Set((rows.get(table.name) ?? []).filter(isLive).map((row) => textOf(row[column])));
  const sold = valuesOf(product, 'id', ({ active }) => active !== false);
  const withPlan = valuesOf(plan, 'product_id', () => true);
  const withStudy = valuesOf(study, 'product_id', ({ status }) => status === 'PUBLISHED');
  const withGoods = valuesOf(deliverable, 'tariff_id', (row) => row['archived_at'] === null);
  const gifts = valuesOf(gift, 'id', ({ active }) => active !== false);
  const withBonus = valuesOf(giftTariff, 'tariff_id', (row) => gifts.has(textOf(row['gift_id'])));
  for (const row of rows.get(tariff.name) ?? []) {
    const [id, productId] = [textOf(row['id']), textOf(row['product_id'])];
    if (row['archived_at'] !== null || !sold.has(productId)) continue;
    if (withPlan.has(productId) || withStudy.has(productId) || withGoods.has(id) || withBonus.has(id))
      continue;
    problems.error(
      places.get(`${tariff.name} ${id}`) ?? { file: `products/${productId}/product.yaml` },
      `${id} delivers nothing; expected goods, a bonus, a plan or a study of the product`,
    );
  }
}
