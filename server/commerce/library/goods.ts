import { batched } from '../../kernel/batch.ts';
import { perRequest } from '../../kernel/perRequest.ts';
import type { Purchase } from '../orders/locks.ts';

/** Whether there is anything to open, by the ids of tariffs and of bonuses. Batched. */
const goodsLoaders = perRequest(({ db }) => {
  const by = (column: 'tariff_id' | 'gift_id') =>
    batched<string, true>(async (ids) => {
      const rows = await db
        .selectFrom('deliverables')
        .select(column)
        .distinct()
        .where(column, 'in', ids)
        .execute();
      return new Map(rows.flatMap(({ [column]: id }) => (id === null ? [] : [[id, true as const]])));
    });
  return { tariff: by('tariff_id'), gift: by('gift_id') };
});

/** Whether a purchase, or what an activation opens, has anything to open. */
export async function hasGoods(
  context: Parameters<typeof goodsLoaders>[0],
  { status, tariff_id: tariffId, gift_id: giftId }: Pick<Purchase, 'status' | 'tariff_id' | 'gift_id'>,
): Promise<boolean> {
  // A spent purchase stays open: its texts can still be read.
  if (status !== 'ACTIVE' && status !== 'SPENT') return false;
  const { tariff, gift } = goodsLoaders(context);
  return (await tariff(tariffId)) === true || (giftId !== null && (await gift(giftId)) === true);
}
