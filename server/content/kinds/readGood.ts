import path from 'node:path';
import { isLang } from '../../../src/shared/languages.ts';
import { cellsOf, type Sink, type WordFiles } from '../entity.ts';
import { since } from '../fields.ts';
import { splitTitle } from '../../documents/readDocument.ts';
import { checkMarkdown } from '../markdown.ts';
import { mediaTypeOf } from '../../commerce/library/mediaTypes.ts';
import type { Place } from '../problems.ts';
import type { Row, Table } from '../tables.ts';
import { eventDate, readDates } from './eventDates.ts';
import { readFileTitles } from './fileTitles.ts';
import { rowIdOf, type Owner } from './goodIds.ts';
import { deliverable, deliverableFile, deliverableText, goodFields, type Good } from './goods.ts';

/** A good's rows in its own tables, for one of the tariffs or bonuses that deliver it. */
type GoodRows = (deliverableId: string) => readonly { readonly table: Table; readonly row: Row }[];

function readTexts({ folder, problems }: Sink, place: string, files: readonly string[]): GoodRows {
  const texts = files.flatMap((name) => {
    const file = `${place}/${name}`;
    const lang = path.basename(name, '.md');
    if (!name.endsWith('.md') || !isLang(lang)) {
      problems.error({ file }, 'is not known here; expected a text such as en.md');
      return [];
    }
    const text = folder.text(file);
    if (text === undefined) return [];
    checkMarkdown(problems, file, text);
    const split = splitTitle(text);
    if (split && split.title !== '' && split.text !== '')
      return [{ lang, title: split.title, body: split.text }];
    problems.error(
      { file, line: 1 },
      'does not begin with a title; expected a line "# Title", and a text below',
    );
    return [];
  });
  if (texts.length === 0)
    problems.error({ file: place }, 'has no text; expected at least one, such as en.md');
  return (id) => texts.map((text) => ({ table: deliverableText, row: { deliverable_id: id, ...text } }));
}

function readFiles(
  { folder, problems, source }: Sink,
  {
    files,
    titles,
    place,
    at,
  }: {
    readonly files: Extract<Good, { kind: 'FILE' }>['files'];
    readonly titles: Row;
    readonly place: string;
    readonly at: Place;
  },
  present: readonly string[],
): GoodRows {
  for (const name of present)
    if (!files.some((file) => file.name === name))
      problems.error({ file: `${place}/${name}` }, 'is not in the list of files');
  const rows = files.flatMap(({ name, type = mediaTypeOf(name), ...facts }, index) => {
    const stored = folder.stored(`${place}/${name}`);
    if (type === undefined)
      problems.error(at, `${name} is of no known type; expected a type beside its name`);
    if (!stored || type === undefined) return [];
    source(stored.hash, stored.path);
    return [
      {
        position: index + 1,
        file_id: stored.hash,
        name,
        media_type: type,
        title: titles[name] ?? null,
        ...cellsOf(deliverableFile.fields, facts),
      },
    ];
  });
  return (id) => rows.map((row) => ({ table: deliverableFile, row: { deliverable_id: id, ...row } }));
}

/** Reads a good's texts or files. */
function readContents(
  sink: Sink,
  good: Extract<Good, { kind: 'TEXT' | 'FILE' }>,
  titles: Row,
  place: string,
  at: Place,
  hasFolder: boolean,
): GoodRows {
  if (!hasFolder) {
    sink.problems.error({ file: place }, `is missing: expected a folder with what ${good.id} holds`);
    return () => [];
  }
  const { folders, files } = sink.folder.list(place);
  for (const folder of folders) sink.problems.error({ file: `${place}/${folder}` }, 'is not known here');
  return good.kind === 'TEXT'
    ? readTexts(sink, place, files)
    : readFiles(sink, { files: good.files, titles, place, at }, files);
}

/** Adds a good to a tariff or bonus. */
export type AddGood = (owner: Owner, position: number, isArchived: boolean) => void;

/** Reads a good once and returns a function that adds it to a tariff or bonus. */
export function readGood<Output>(
  sink: Sink,
  good: Good,
  said: WordFiles<Output>,
  {
    words,
    places,
    titles,
    place,
    at,
    hasFolder,
  }: {
    readonly words: (words: Output) => Readonly<Record<string, string | undefined>> | undefined;
    readonly places: (words: Output) => Readonly<Record<string, string>> | undefined;
    readonly titles: (words: Output) => Readonly<Record<string, string>> | undefined;
    readonly place: string;
    readonly at: Place;
    readonly hasFolder: boolean;
  },
): AddGood {
  const own = said.cells(deliverable, ['goods', good.id], words);
  const dates = readDates(
    good.kind === 'EVENT' ? good.dates : [],
    said,
    ['goods', good.id, 'places'],
    places,
  );
  const called = readFileTitles(
    good.kind === 'FILE' ? good.files.map(({ name }) => name) : [],
    said,
    ['goods', good.id, 'files'],
    titles,
  );
  const contents: GoodRows =
    good.kind === 'TEXT' || good.kind === 'FILE'
      ? readContents(sink, good, called, `${place}/goods/${good.id}`, at, hasFolder)
      : (id) => dates.map((row) => ({ table: eventDate, row: { deliverable_id: id, ...row } }));
  return (owner, position, isArchived) => {
    const rowId = rowIdOf(owner, good.id);
    const row = {
      id: rowId,
      tariff_id: null,
      gift_id: null,
      [owner.column]: owner.id,
      kind: good.kind,
      // The tariffs and bonuses of a product that deliver one event share its seats.
      event: good.kind === 'EVENT' && good.seats !== undefined ? `${place}/${good.id}` : null,
      position,
      ...cellsOf(goodFields, { lesson: false, ...good }),
      ...own,
      archived_at: isArchived ? since : null,
    };
    sink.add(deliverable, row, at);
    for (const { table, row: inner } of contents(rowId)) sink.add(table, inner, at);
  };
}
