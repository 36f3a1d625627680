import { joinTitle } from '../../documents/readDocument.ts';
import { mediaTypeOf } from '../../commerce/library/mediaTypes.ts';
import { ContentError } from '../problems.ts';
import type { RowIndex } from '../rowIndex.ts';
import { type Row, textOf } from '../tables.ts';
import { some, writeFacts, type StoredFile, type WordTree } from '../writing.ts';
import { writeDates } from './eventDates.ts';
import { writeFileTitles } from './fileTitles.ts';
import { goodIdOf, ownerOf } from './goodIds.ts';
import { deliverable, deliverableFile, deliverableText } from './goods.ts';

interface WrittenGood {
  readonly facts: object;
  readonly row: Row;
  /** The words of its parts: places and files. */
  readonly parts: readonly WordTree[];
  readonly texts: readonly (readonly [string, string])[];
  readonly files: readonly (readonly [string, StoredFile])[];
}

function writeGood(rows: RowIndex, id: string, row: Row): WrittenGood {
  const files = rows.of(deliverableFile, 'deliverable_id', row['id']);
  const texts = rows.of(deliverableText, 'deliverable_id', row['id']);
  const listed = files.map((file) => {
    const name = textOf(file['name']);
    return {
      name,
      type: mediaTypeOf(name) === file['media_type'] ? undefined : textOf(file['media_type']),
      ...writeFacts(deliverableFile.fields, file),
    };
  });
  const { dates, words } = writeDates(rows, ['goods', id, 'places'], row['id']);
  const { archived: _, ...facts } = writeFacts(deliverable.fields, row);
  return {
    facts: { id, kind: textOf(row['kind']), ...facts, files: some(listed), dates: some(dates) },
    row,
    parts: [...words, ...writeFileTitles(files, ['goods', id, 'files'])],
    texts: texts.map((text) => [
      `goods/${id}/${textOf(text['lang'])}.md`,
      joinTitle({ title: textOf(text['title']), text: textOf(text['body']) }),
    ]),
    files: files.map((file) => [`goods/${id}/${textOf(file['name'])}`, { fileId: textOf(file['file_id']) }]),
  };
}

/** Whether two rows are the same good: identical except for tariff and position. */
const sameGood = (one: WrittenGood, other: WrittenGood): boolean => {
  const content = ({ facts, row, parts, texts, files }: WrittenGood) =>
    JSON.stringify([facts, row['title'], row['description'], parts, texts, files]);
  return content(one) === content(other);
};

/** Collects a product's goods; one that several tariffs or bonuses deliver is written once. */
export function writeGoods(rows: RowIndex, all: readonly Row[]) {
  const goods = new Map<string, WrittenGood>();
  const ids = new Map<Row, string>();
  // Goods that are still delivered come first, so that they get the short name.
  const handed = all.toSorted(
    (a, b) => Number(a['archived_at'] !== null) - Number(b['archived_at'] !== null),
  );
  for (const row of handed) {
    const rowId = textOf(row['id']);
    const short = goodIdOf(ownerOf(row), rowId);
    if (short === undefined)
      throw new ContentError([
        {
          file: `deliverables ${rowId}`,
          isWarning: false,
          text: `its id does not begin with that of what hands it over, ${ownerOf(row).id}`,
        },
      ]);
    const known = goods.get(short);
    const isShort = !known || sameGood(known, writeGood(rows, short, row));
    const id = isShort ? short : rowId;
    if (!known || !isShort) goods.set(id, writeGood(rows, id, row));
    ids.set(row, id);
  }
  const idsOf = (list: readonly Row[]) => some(list.map((row) => ids.get(row) ?? ''));
  return {
    goods,
    /** The ID of a row's good. */
    idOf: (row: Row) => ids.get(row),
    /** The lists of current and former goods for a tariff or bonus. */
    listsOf: (handed: readonly Row[]) => ({
      goods: idsOf(handed.filter((good) => good['archived_at'] === null)),
      formerGoods: idsOf(handed.filter((good) => good['archived_at'] !== null)),
    }),
  };
}
