import * as v from 'valibot';
import { languages } from '../../../src/shared/languages.ts';
import { joinTitle, splitTitle } from '../../documents/readDocument.ts';
import type { Kind } from '../kind.ts';
import { readTexts, titledCells } from '../readTexts.ts';
import type { Table } from '../tables.ts';
import { slug } from '../values.ts';
import { textIn } from '../writing.ts';

/** A further page of the owner's, such as about shipping or a guarantee. */
const ownPage = {
  name: 'pages',
  label: 'page',
  key: ['id'],
  fields: {},
  words: {
    title: { column: 'title', isRequired: true },
    text: { column: 'text', isRequired: true },
  },
  placed: [],
  gone: 'delete',
} as const satisfies Table;

/** The folder's name is the last part of the page's address. */
export const ownPages: Kind = {
  folder: 'pages',
  tables: [ownPage],
  read: (sink, place, id) => {
    const parsed = v.safeParse(slug, id);
    if (!parsed.success) {
      sink.problems.error({ file: place }, `is no name of a page; expected ${parsed.issues[0].message}`);
      return;
    }
    const texts = readTexts(
      sink,
      place,
      (text) => splitTitle(text) ?? { problem: 'expected a first line such as # Title' },
    );
    if (texts.has('en')) sink.add(ownPage, { id, ...titledCells(texts) }, { file: `${place}/en.md` });
  },
  write: (_, row) => ({
    facts: {},
    words: [],
    texts: new Map(
      languages.flatMap(({ prefix }) => {
        const [title, text] = [textIn(row['title'], prefix), textIn(row['text'], prefix)];
        return title === undefined || text === undefined
          ? []
          : [[`${prefix}.md`, joinTitle({ title, text })] as const];
      }),
    ),
  }),
};
