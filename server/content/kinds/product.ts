import { cellsOf, reportUnknownEntries, WordFiles, type Sink } from '../entity.ts';
import type { Kind } from '../kind.ts';
import { readBeside } from '../pictures.ts';
import { textOf } from '../tables.ts';
import { readYaml } from '../yaml.ts';
import { eventDate } from './eventDates.ts';
import { deliverable, deliverableFile, deliverableText } from './goods.ts';
import { price, readPrices } from './price.ts';
import { facts, words } from './productFacts.ts';
import { gift, giftTariff, product, productAuthor, productSlug, tariff, usualSlug } from './productTables.ts';
import { readGoods, sampleOf } from './readGoods.ts';
import { author } from './study.ts';
import { writeProduct } from './writeProduct.ts';

/** Reads the folder of a product. */
function read(sink: Sink, place: string, productId: string): void {
  const content = sink.folder.list(place);
  const known = readYaml(sink.folder, `${place}/product.yaml`, facts, sink.problems);
  const said = new WordFiles(sink, place, content.files, words);
  if (!known) return;
  const { value, file, lineOf } = known;
  const beside = readBeside(sink, product.fields, value, place);
  reportUnknownEntries(sink, place, content, {
    files: ['product.yaml', ...beside.names],
    folders: ['goods'],
  });
  const at = (...keys: (string | number)[]) => ({ file, line: lineOf(...keys) });
  const slug = textOf(value.slug ?? usualSlug(productId));
  sink.add(
    product,
    {
      id: productId,
      ...cellsOf(product.fields, value),
      ...beside.cells,
      slug,
      sample_id:
        value.sample === undefined
          ? null
          : sampleOf(sink, value.sample, value.goods, value.tariffs, at('sample')),
      ...said.cells(product, [], ({ title, description }) => ({ title, description })),
    },
    at(),
  );
  sink.add(productSlug, { slug, product_id: productId }, at('slug'));
  for (const [index, former] of value.formerSlugs.entries())
    sink.add(productSlug, { slug: former, product_id: productId }, at('formerSlugs', index));
  for (const [index, authorId] of value.authors.entries()) {
    const here = at('authors', index);
    sink.refer(author, authorId, here);
    sink.add(productAuthor, { product_id: productId, author_id: authorId, position: index + 1 }, here);
  }

  const goods = readGoods(sink, said, value.goods, { place, folders: content.folders, at });
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
    goods.handOver({ column: 'tariff_id', id: each.id }, each, here);
  }

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
    goods.handOver({ column: 'gift_id', id: each.id }, each, here);
  }
  goods.noteUnused();
  said.known(['tariffs'], tariffIds, (lang) => lang.tariffs);
  said.known(['bonuses'], new Set(value.bonuses.map((each) => each.id)), (lang) => lang.bonuses);
}

/** Products, with their tariffs, prices, bonuses and goods. */
export const products: Kind = {
  folder: 'products',
  file: 'product.yaml',
  tables: [
    product,
    productSlug,
    productAuthor,
    tariff,
    price,
    gift,
    giftTariff,
    deliverable,
    deliverableFile,
    deliverableText,
    eventDate,
  ],
  read,
  write: writeProduct,
};
