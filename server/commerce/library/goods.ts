import { batched } from '../../kernel/batch.ts';
import { perRequest } from '../../kernel/perRequest.ts';

/** By a tariff's id: whether there is anything to open. Loaded together. */
export const tariffGoods = perRequest(({ db }) =>
  batched<string, true>(async (ids) => {
    const rows = await db
      .selectFrom('deliverables')
      .select('tariff_id')
      .distinct()
      .where('tariff_id', 'in', ids)
      .execute();
    return new Map(rows.map(({ tariff_id: id }) => [id, true]));
  }),
);
