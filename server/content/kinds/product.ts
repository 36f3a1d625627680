import * as v from 'valibot';
import { cellsOf, factsOf, noteStrangers, wordsOf, WordFiles, type Sink } from '../entity.ts';
import { id, ids } from '../fields.ts';
import type { Kind } from '../kind.ts';
import type { Table } from '../tables.ts';
import { readYaml } from '../yaml.ts';
import { deliverable, deliverableFile, deliverableText, goodSchema, readGood } from './goods.ts';
import { price, pricesSchema, readPrices } from './price.ts';
import { gift, giftTariff, product, tariff } from './productTables.ts';
import { writeProduct } from './writeProduct.ts';

/** `product.yaml`. */
const facts = v.strictObject({
  ...factsOf(product.fields),
  tariffs: v.pipe(
    v.array(
      v.strictObject({
        id,
        ...factsOf(tariff.fields),
        prices: pricesSchema,
        goods: ids,
        /** Not handed over any more; who had them keeps them. */
        formerGoods: ids,
      }),
      'a list of tariffs',
    ),
    v.minLength(1, 'at least one tariff'),
  ),
  bonuses: v.optional(
    v.array(v.strictObject({ id, ...factsOf(gift.fields), tariffs: ids }), 'a list of bonuses'),
    [],
  ),
  goods: v.optional(v.array(goodSchema, 'a list of goods'), []),
});

const byId = (table: Pick<Table, 'words'>) =>
  v.optional(v.record(v.string(), v.strictObject(wordsOf(table))), {});
/** `en.yaml` and the other languages. */
const words = v.strictObject({
  ...wordsOf(product),
  tariffs: byId(tariff),
  bonuses: byId(gift),
  goods: byId(deliverable),
});

/** Reads the folder of a product. */
function read(sink: Sink, place: string, productId: string): void {
  const content = sink.folder.list(place);
  noteStrangers(sink, place, content, { files: ['product.yaml'], folders: ['goods'] });
  const known = readYaml(sink.folder, `${place}/product.yaml`, facts, sink.problems);
  const said = new WordFiles(sink, place, content.files, words);
  if (!known) return;
  const { value, file, lineOf } = known;
  const at = (...keys: (string | number)[]) => ({ file, line: lineOf(...keys) });
  sink.add(
    product,
    {
      id: productId,
      ...cellsOf(product.fields, value),
      ...said.cells(product, [], ({ title, description }) => ({ title, description })),
    },
    at(),
  );

  const goodFolders = content.folders.includes('goods') ? sink.folder.list(`${place}/goods`) : undefined;
  for (const name of goodFolders?.files ?? [])
    sink.problems.error({ file: `${place}/goods/${name}` }, 'is not known here');
  for (const name of goodFolders?.folders ?? [])
    if (!value.goods.some((good) => good.id === name && good.kind !== 'LINK'))
      sink.problems.error({ file: `${place}/goods/${name}` }, 'belongs to no good of this product');
  const goods = new Map(
    value.goods.map((good, index) => [
      good.id,
      readGood(sink, good, said, (lang) => lang.goods[good.id], {
        place,
        at: at('goods', index),
        hasFolder: goodFolders?.folders.includes(good.id) === true,
      }),
    ]),
  );
  if (goods.size < value.goods.length) sink.problems.error(at('goods'), 'two goods have one id');

  const handed = new Set<string>();
  for (const [index, { prices, ...each }] of value.tariffs.entries()) {
    const here = at('tariffs', index);
    sink.add(
      tariff,
      {
        id: each.id,
        product_id: productId,
        position: index + 1,
        ...cellsOf(tariff.fields, each),
        ...said.cells(tariff, ['tariffs', each.id], (lang) => lang.tariffs[each.id]),
      },
      here,
    );
    const rows = readPrices(each.id, prices);
    for (const row of rows) sink.add(price, row, at('tariffs', index, 'prices'));
    if (each.archived === null && !rows.some((row) => row['currency_id'] === value.base))
      sink.problems.error(
        at('tariffs', index, 'prices'),
        `${each.id} has no price in the product's base currency`,
      );
    for (const [place, goodId] of [...each.goods, ...each.formerGoods].entries()) {
      handed.add(goodId);
      const add = goods.get(goodId);
      if (add) add(each.id, place + 1, place >= each.goods.length);
      else sink.problems.error(here, `${goodId} is no good of this product`);
    }
  }
  for (const [index, good] of value.goods.entries())
    if (!handed.has(good.id)) sink.problems.error(at('goods', index), `${good.id} belongs to no tariff`);

  const tariffIds = new Set(value.tariffs.map((each) => each.id));
  for (const [index, each] of value.bonuses.entries()) {
    const here = at('bonuses', index);
    sink.add(
      gift,
      {
        id: each.id,
        product_id: productId,
        position: index + 1,
        ...cellsOf(gift.fields, each),
        ...said.cells(gift, ['bonuses', each.id], (lang) => lang.bonuses[each.id]),
      },
      here,
    );
    for (const tariffId of each.tariffs)
      if (tariffIds.has(tariffId)) sink.add(giftTariff, { gift_id: each.id, tariff_id: tariffId }, here);
      else sink.problems.error(here, `${tariffId} is no tariff of this product`);
  }
  said.known('tariffs', tariffIds, (lang) => lang.tariffs);
  said.known('bonuses', new Set(value.bonuses.map((each) => each.id)), (lang) => lang.bonuses);
  said.known('goods', new Set(goods.keys()), (lang) => lang.goods);
}

/** What is sold, with its tariffs, prices, bonuses and goods. */
export const products: Kind = {
  folder: 'products',
  file: 'product.yaml',
  tables: [product, tariff, price, gift, giftTariff, deliverable, deliverableFile, deliverableText],
  read,
  write: writeProduct,
};
