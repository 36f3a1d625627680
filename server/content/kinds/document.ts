import { documentKinds, isDocumentKind } from '../../../src/shared/documents.ts';
import { languages } from '../../../src/shared/languages.ts';
import { readDocument, writeDocument } from '../../documents/readDocument.ts';
import { standardPrefix } from '../../documents/standardDocuments.ts';
import type { Kind } from '../kind.ts';
import { readTexts, titledCells } from '../readTexts.ts';
import { type Row, type Table, textOf } from '../tables.ts';
import { dayField } from '../timeFields.ts';
import { textIn } from '../writing.ts';

/** A version of a legal document. */
export const document = {
  name: 'documents',
  label: 'document',
  key: ['kind', 'version'],
  fields: { from: dayField('in_force_from') },
  words: {
    title: { column: 'title', isRequired: true },
    text: { column: 'text', isRequired: true },
  },
  placed: ['is_own'],
  only: { column: 'is_own', value: true },
  gone: 'delete',
  stamped: ['applied_at'],
} as const satisfies Table;

const numeric = new Intl.Collator('en', { numeric: true });
const byDay = (one: Row, other: Row): number =>
  numeric.compare(textOf(one['in_force_from']), textOf(other['in_force_from'])) ||
  numeric.compare(textOf(one['version']), textOf(other['version']));

/** The folder of a document is named after its kind, and has its latest version; the database keeps the former ones. */
export const documents: Kind = {
  folder: 'documents',
  tables: [document],
  named: 'kind',
  written: (rows) =>
    documentKinds.flatMap((kind) => rows.of(document, 'kind', kind).toSorted(byDay).slice(-1)),
  read: (sink, place, kind) => {
    if (!isDocumentKind(kind)) {
      sink.problems.error({ file: place }, `is no document; expected one of ${documentKinds.join(', ')}`);
      return;
    }
    const texts = readTexts(sink, place, readDocument);
    const english = texts.get('en');
    if (!english) return;
    const file = `${place}/en.md`;
    for (const [lang, { version, from }] of texts)
      if (version !== english.version || from !== english.from)
        sink.problems.error(
          { file: `${place}/${lang}.md` },
          `is version ${version} from ${from}; expected ${english.version} from ${english.from}, as in en.md`,
        );
    if (english.version.startsWith(standardPrefix))
      sink.problems.error(
        { file },
        `version ${english.version}: versions that begin with ${standardPrefix} ship with the software; expected another name`,
      );
    sink.add(
      document,
      {
        kind,
        version: english.version,
        in_force_from: english.from,
        is_own: true,
        ...titledCells(texts),
      },
      { file },
    );
  },
  write: (_, row) => ({
    facts: {},
    words: [],
    texts: new Map(
      languages.flatMap(({ prefix }) => {
        const [title, text] = [textIn(row['title'], prefix), textIn(row['text'], prefix)];
        if (title === undefined || text === undefined) return [];
        const [version, from] = [textOf(row['version']), textOf(row['in_force_from'])];
        return [[`${prefix}.md`, writeDocument({ version, from, title, text })] as const];
      }),
    ),
  }),
};
