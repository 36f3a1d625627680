import type { Kind, Written } from '../kind.ts';
import { writeBeside } from '../pictures.ts';
import { type Row, textOf } from '../tables.ts';
import { some, writeFacts, type WordTree } from '../writing.ts';
import { deliverable } from './goods.ts';
import { price, writePrices } from './price.ts';
import { gift, giftTariff, product, productAuthor, productSlug, tariff } from './productTables.ts';
import { writeGoods } from './writeGoods.ts';

/** Everything in a product's folder. */
export const writeProduct: Kind['write'] = (rows, row): Written => {
  const tariffs = rows.of(tariff, 'product_id', row['id']);
  const gifts = rows.of(gift, 'product_id', row['id']);
  const ofTariff = ({ id }: Row) => rows.of(deliverable, 'tariff_id', id);
  const ofGift = ({ id }: Row) => rows.of(deliverable, 'gift_id', id);
  const handed = [...tariffs.flatMap(ofTariff), ...gifts.flatMap(ofGift)];
  const { goods, idOf, listsOf } = writeGoods(rows, handed);
  // A sample that is no longer delivered is not shown to anyone.
  const sample = handed.find(({ id, archived_at: archived }) => id === row['sample_id'] && archived === null);
  const former = rows
    .of(productSlug, 'product_id', row['id'])
    .map(({ slug }) => textOf(slug))
    .filter((slug) => slug !== row['slug']);
  const words: WordTree[] = [
    { path: [], table: product, row },
    ...tariffs.map((each) => ({ path: ['tariffs', textOf(each['id'])], table: tariff, row: each })),
    ...gifts.map((each) => ({ path: ['bonuses', textOf(each['id'])], table: gift, row: each })),
    ...[...goods].flatMap(([id, good]) => [
      { path: ['goods', id], table: deliverable, row: good.row },
      ...good.parts,
    ]),
  ];
  return {
    facts: {
      ...writeFacts(product.fields, row),
      formerSlugs: some(former),
      authors: some(rows.of(productAuthor, 'product_id', row['id']).map(({ author_id: id }) => textOf(id))),
      sample: sample && idOf(sample),
      tariffs: tariffs.map((each) => ({
        id: each['id'],
        ...writeFacts(tariff.fields, each),
        prices: writePrices(rows.of(price, 'tariff_id', each['id'])),
        ...listsOf(ofTariff(each)),
      })),
      bonuses: some(
        gifts.map((each) => ({
          id: each['id'],
          ...writeFacts(gift.fields, each),
          tariffs: some(
            tariffs
              .map(({ id }) => textOf(id))
              .filter((id) =>
                rows.of(giftTariff, 'gift_id', each['id']).some((pair) => pair['tariff_id'] === id),
              ),
          ),
          ...listsOf(ofGift(each)),
        })),
      ),
      goods: some([...goods.values()].map(({ facts }) => facts)),
    },
    words,
    texts: new Map([...goods.values()].flatMap(({ texts }) => texts)),
    files: new Map([
      ...writeBeside(product.fields, row),
      ...[...goods.values()].flatMap(({ files }) => files),
    ]),
  };
};
