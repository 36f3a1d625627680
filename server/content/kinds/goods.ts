import path from 'node:path';
import * as v from 'valibot';
import { isLang } from '../../../src/shared/languages.ts';
import { cellsOf, factsOf, type Sink, type WordFiles } from '../entity.ts';
import { addressField, fileName, id, since, sinceField } from '../fields.ts';
import { checkMarkdown, splitTitle } from '../markdown.ts';
import { mediaTypeOf } from '../mediaTypes.ts';
import type { Place } from '../problems.ts';
import type { Row, Table } from '../tables.ts';
import { rowIdOf } from './goodIds.ts';

const fields = {
  link: addressField('link'),
} as const;

/** One thing that a tariff hands over. What is gone stays with whoever had it before. */
export const deliverable = {
  name: 'deliverables',
  label: 'good',
  key: ['id'],
  fields: { ...fields, archived: sinceField('archived_at') },
  words: {
    title: { column: 'title', isRequired: true },
    description: { column: 'description', isRequired: false },
  },
  placed: ['tariff_id', 'kind', 'position'],
  stamped: ['added_at'],
  parent: { table: 'tariffs', column: 'tariff_id' },
  isListed: true,
  gone: 'archive',
  archived: { column: 'archived_at', value: since, when: [null] },
  fixed: ['tariff_id', 'kind'],
} as const satisfies Table;

/** The formats of one thing. */
export const deliverableFile = {
  name: 'deliverable_files',
  label: 'file',
  key: ['deliverable_id', 'position'],
  fields: {},
  words: {},
  placed: ['file_id', 'name', 'media_type'],
  parent: { table: 'deliverables', column: 'deliverable_id' },
  gone: 'delete',
} as const satisfies Table;

/** A text in a language. */
export const deliverableText = {
  name: 'deliverable_texts',
  label: 'text',
  key: ['deliverable_id', 'lang'],
  fields: {},
  words: {},
  placed: ['title', 'body'],
  parent: { table: 'deliverables', column: 'deliverable_id' },
  gone: 'delete',
} as const satisfies Table;

const mediaType = v.pipe(
  v.string('a media type'),
  v.regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)*$/, 'a media type such as audio/wav'),
);

/** What a product has to hand over, whichever tariff does. */
export const goodSchema = v.variant(
  'kind',
  [
    v.strictObject({ id, kind: v.literal('TEXT') }),
    v.strictObject({
      id,
      kind: v.literal('FILE'),
      files: v.pipe(
        v.array(v.strictObject({ name: fileName, type: v.optional(mediaType) }), 'a list of files'),
        v.minLength(1, 'at least one file'),
        v.maxLength(50, 'at most 50 files'),
      ),
    }),
    v.strictObject({ id, kind: v.literal('LINK'), ...factsOf(fields) }),
  ],
  'one of TEXT, FILE, LINK',
);
type Good = v.InferOutput<typeof goodSchema>;

/** The rows of a good in its own tables, for any tariff that hands it over. */
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
    if (split && split.title !== '' && split.body !== '') return [{ lang, ...split }];
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
    place,
    at,
  }: {
    readonly files: readonly { name: string; type?: string | undefined }[];
    readonly place: string;
    readonly at: Place;
  },
  present: readonly string[],
): GoodRows {
  for (const name of present)
    if (!files.some((file) => file.name === name))
      problems.error({ file: `${place}/${name}` }, 'is not in the list of files');
  const rows = files.flatMap(({ name, type = mediaTypeOf(name) }, index) => {
    const stored = folder.stored(`${place}/${name}`);
    if (type === undefined)
      problems.error(at, `${name} is of no known type; expected a type beside its name`);
    if (!stored || type === undefined) return [];
    source(stored.hash, stored.path);
    return [{ position: index + 1, file_id: stored.hash, name, media_type: type }];
  });
  return (id) => rows.map((row) => ({ table: deliverableFile, row: { deliverable_id: id, ...row } }));
}

/** What belongs to a good beside its words; a link has nothing. */
function readContents(sink: Sink, good: Good, place: string, at: Place, hasFolder: boolean): GoodRows {
  if (good.kind === 'LINK') return () => [];
  if (!hasFolder) {
    sink.problems.error({ file: place }, `is missing: expected a folder with what ${good.id} holds`);
    return () => [];
  }
  const { folders, files } = sink.folder.list(place);
  for (const folder of folders) sink.problems.error({ file: `${place}/${folder}` }, 'is not known here');
  return good.kind === 'TEXT'
    ? readTexts(sink, place, files)
    : readFiles(sink, { files: good.files, place, at }, files);
}

/** Reads a good once; what it gives adds it to a tariff. */
export function readGood<Output>(
  sink: Sink,
  good: Good,
  words: WordFiles<Output>,
  pick: (words: Output) => Readonly<Record<string, string | undefined>> | undefined,
  { place, at, hasFolder }: { readonly place: string; readonly at: Place; readonly hasFolder: boolean },
): (tariffId: string, position: number, isArchived: boolean) => void {
  const own = words.cells(deliverable, ['goods', good.id], pick);
  const contents = readContents(sink, good, `${place}/goods/${good.id}`, at, hasFolder);
  return (tariffId, position, isArchived) => {
    const rowId = rowIdOf(tariffId, good.id);
    const row = {
      id: rowId,
      tariff_id: tariffId,
      kind: good.kind,
      position,
      ...cellsOf(fields, good),
      ...own,
      archived_at: isArchived ? since : null,
    };
    sink.add(deliverable, row, at);
    for (const { table, row: inner } of contents(rowId)) sink.add(table, inner, at);
  };
}
