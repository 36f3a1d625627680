import { ContentError } from '../problems.ts';
import type { Kind, Written } from '../kind.ts';
import { joinTitle } from '../markdown.ts';
import { mediaTypeOf } from '../mediaTypes.ts';
import type { RowIndex } from '../rowIndex.ts';
import { type Row, textOf } from '../tables.ts';
import { writeFacts, type StoredFile, type WordTree } from '../writing.ts';
import { goodIdOf } from './goodIds.ts';
import { deliverable, deliverableFile, deliverableText } from './goods.ts';
import { price, writePrices } from './price.ts';
import { gift, giftTariff, product, tariff } from './productTables.ts';

const some = <Item>(list: readonly Item[]): readonly Item[] | undefined =>
  list.length > 0 ? list : undefined;

interface WrittenGood {
  readonly facts: object;
  readonly row: Row;
  readonly texts: readonly (readonly [string, string])[];
  readonly files: readonly (readonly [string, StoredFile])[];
}

function writeGood(rows: RowIndex, id: string, row: Row): WrittenGood {
  const files = rows.of(deliverableFile, 'deliverable_id', row['id']);
  const texts = rows.of(deliverableText, 'deliverable_id', row['id']);
  const listed = files.map((file) => {
    const name = textOf(file['name']);
    return { name, type: mediaTypeOf(name) === file['media_type'] ? undefined : textOf(file['media_type']) };
  });
  const { archived: _, ...facts } = writeFacts(deliverable.fields, row);
  return {
    facts: { id, kind: textOf(row['kind']), ...facts, files: some(listed) },
    row,
    texts: texts.map((text) => [
      `goods/${id}/${textOf(text['lang'])}.md`,
      joinTitle({ title: textOf(text['title']), body: textOf(text['body']) }),
    ]),
    files: files.map((file) => [`goods/${id}/${textOf(file['name'])}`, { fileId: textOf(file['file_id']) }]),
  };
}

/** Whether two rows stand for one good: everything but the tariff and the place is the same. */
const sameGood = (one: WrittenGood, other: WrittenGood): boolean => {
  const content = ({ facts, row, texts, files }: WrittenGood) =>
    JSON.stringify([facts, row['title'], row['description'], texts, files]);
  return content(one) === content(other);
};

/** The goods of a product: one that several tariffs hand over is written once. */
function writeGoods(rows: RowIndex, tariffs: readonly Row[]) {
  const goods = new Map<string, WrittenGood>();
  const ids = new Map<Row, string>();
  const handed = tariffs
    .flatMap(({ id }) => rows.of(deliverable, 'tariff_id', id))
    // Those that are handed over come first: they have the short name.
    .toSorted((a, b) => Number(a['archived_at'] !== null) - Number(b['archived_at'] !== null));
  for (const row of handed) {
    const rowId = textOf(row['id']);
    const short = goodIdOf(textOf(row['tariff_id']), rowId);
    if (short === undefined)
      throw new ContentError([
        {
          file: `deliverables ${rowId}`,
          isWarning: false,
          text: `its id does not begin with that of its tariff, ${textOf(row['tariff_id'])}`,
        },
      ]);
    const known = goods.get(short);
    const isShort = !known || sameGood(known, writeGood(rows, short, row));
    const id = isShort ? short : rowId;
    if (!known || !isShort) goods.set(id, writeGood(rows, id, row));
    ids.set(row, id);
  }
  return { goods, idsOf: (list: readonly Row[]) => list.map((row) => ids.get(row) ?? '') };
}

/** Everything of a product, as its folder has it. */
export const writeProduct: Kind['write'] = (rows, row): Written => {
  const tariffs = rows.of(tariff, 'product_id', row['id']);
  const gifts = rows.of(gift, 'product_id', row['id']);
  const { goods, idsOf } = writeGoods(rows, tariffs);
  const words: WordTree[] = [
    { path: [], table: product, row },
    ...tariffs.map((each) => ({ path: ['tariffs', textOf(each['id'])], table: tariff, row: each })),
    ...gifts.map((each) => ({ path: ['bonuses', textOf(each['id'])], table: gift, row: each })),
    ...[...goods].map(([id, good]) => ({ path: ['goods', id], table: deliverable, row: good.row })),
  ];
  return {
    facts: {
      ...writeFacts(product.fields, row),
      tariffs: tariffs.map((each) => {
        const handed = rows.of(deliverable, 'tariff_id', each['id']);
        return {
          id: each['id'],
          ...writeFacts(tariff.fields, each),
          prices: writePrices(rows.of(price, 'tariff_id', each['id'])),
          goods: some(idsOf(handed.filter((good) => good['archived_at'] === null))),
          formerGoods: some(idsOf(handed.filter((good) => good['archived_at'] !== null))),
        };
      }),
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
        })),
      ),
      goods: some([...goods.values()].map(({ facts }) => facts)),
    },
    words,
    texts: new Map([...goods.values()].flatMap(({ texts }) => texts)),
    files: new Map([...goods.values()].flatMap(({ files }) => files)),
  };
};
