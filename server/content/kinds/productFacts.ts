import * as v from 'valibot';
import { factsOf, wordsOf } from '../entity.ts';
import { id, ids, slugs } from '../values.ts';
import type { Table } from '../tables.ts';
import { placesSchema } from './eventDates.ts';
import { fileTitlesSchema } from './fileTitles.ts';
import { deliverable, goodSchema } from './goods.ts';
import { pricesSchema } from './price.ts';
import { gift, product, tariff } from './productTables.ts';

const handed = {
  goods: ids,
  /** No longer delivered, but earlier buyers keep them. */
  formerGoods: ids,
};

/** `product.yaml`. */
export const facts = v.strictObject({
  ...factsOf(product.fields),
  /** Lead to the product permanently. */
  formerSlugs: slugs,
  authors: ids,
  /** The good that everyone may read, hear or see. */
  sample: v.optional(id),
  tariffs: v.pipe(
    v.array(
      v.strictObject({ id, ...factsOf(tariff.fields), prices: pricesSchema, ...handed }),
      'a list of tariffs',
    ),
    v.minLength(1, 'at least one tariff'),
  ),
  bonuses: v.optional(
    v.array(v.strictObject({ id, ...factsOf(gift.fields), tariffs: ids, ...handed }), 'a list of bonuses'),
    [],
  ),
  goods: v.optional(v.array(goodSchema, 'a list of goods'), []),
});

const byId = (table: Pick<Table, 'words'>) =>
  v.optional(v.record(v.string(), v.strictObject(wordsOf(table))), {});

/** `en.yaml` and the files of other languages. */
export const words = v.strictObject({
  ...wordsOf(product),
  tariffs: byId(tariff),
  bonuses: byId(gift),
  goods: v.optional(
    v.record(
      v.string(),
      v.strictObject({ ...wordsOf(deliverable), places: placesSchema, files: fileTitlesSchema }),
    ),
    {},
  ),
});
