import * as v from 'valibot';
import { slugs } from '../values.ts';
import { cellsOf, factsOf, reportUnknownEntries, WordFiles, wordsOf } from '../entity.ts';
import type { Kind } from '../kind.ts';
import { readBeside, writeBeside } from '../pictures.ts';
import { type Table, textOf } from '../tables.ts';
import { some, writeFacts } from '../writing.ts';
import { readYaml } from '../yaml.ts';

/** A fact that is the ID of another entity in the folder. */
export interface Reference {
  readonly fact: string;
  readonly table: Table;
}

/** A fact that is a list of IDs of other entities, stored in a join table. */
export interface Links extends Reference {
  readonly pairs: Table;
  /** The columns of the join table: this entity's ID, and the other's. */
  readonly own: string;
  readonly other: string;
}

/** The table of former slugs, which lead to their entity permanently. The database itself adds the current `slug`. */
export interface FormerSlugs {
  readonly table: Table;
  /** The column with the entity's ID. */
  readonly own: string;
}

/** Defines a kind whose entities are one row each, with references to others. */
export function simpleKind(
  folder: string,
  file: string,
  table: Table,
  {
    references = [],
    links = [],
    formerSlugs,
    wrongWith = () => undefined,
  }: {
    readonly references?: readonly Reference[];
    readonly links?: readonly Links[];
    readonly formerSlugs?: FormerSlugs;
    /** Describes facts that are valid individually but not together. */
    readonly wrongWith?: (facts: Readonly<Record<string, unknown>>) => string | undefined;
  } = {},
): Kind {
  const list = v.optional(v.array(v.string('an id'), 'a list of ids'), []);
  const facts = v.strictObject({
    ...factsOf(table.fields),
    ...Object.fromEntries(links.map(({ fact }) => [fact, list])),
    ...Object.fromEntries(formerSlugs ? [['formerSlugs', slugs]] : []),
  });
  const words = v.strictObject(wordsOf(table));
  return {
    folder,
    file,
    tables: [table, ...links.map(({ pairs }) => pairs), ...(formerSlugs ? [formerSlugs.table] : [])],
    read: (sink, place, id) => {
      const content = sink.folder.list(place);
      const known = readYaml(sink.folder, `${place}/${file}`, facts, sink.problems);
      const said = new WordFiles(sink, place, content.files, words);
      if (!known) return;
      // The schema above consists of only these kinds of facts.
      const value: Readonly<Record<string, unknown>> = known.value;
      const beside = readBeside(sink, table.fields, value, place);
      reportUnknownEntries(sink, place, content, { files: [file, ...beside.names] });
      const at = (...keys: string[]) => ({ file: known.file, line: known.lineOf(...keys) });
      sink.add(
        table,
        { id, ...cellsOf(table.fields, value), ...beside.cells, ...said.cells(table, [], (lang) => lang) },
        at(),
      );
      const wrong = wrongWith(value);
      if (wrong !== undefined) sink.problems.error(at(), wrong);
      for (const { fact, table: target } of references) {
        const key = value[fact];
        if (typeof key === 'string') sink.refer(target, key, at(fact));
      }
      if (formerSlugs)
        for (const slug of v.parse(slugs, value['formerSlugs']))
          sink.add(formerSlugs.table, { slug, [formerSlugs.own]: id }, at('formerSlugs'));
      for (const { fact, table: target, pairs, own, other } of links)
        for (const [index, key] of v.parse(list, value[fact]).entries()) {
          sink.refer(target, key, at(fact));
          sink.add(
            pairs,
            { [own]: id, [other]: key, ...(pairs.placed.includes('position') && { position: index + 1 }) },
            at(fact),
          );
        }
    },
    write: (rows, row) => ({
      facts: {
        ...writeFacts(table.fields, row),
        ...(formerSlugs && {
          formerSlugs: some(
            rows
              .of(formerSlugs.table, formerSlugs.own, row['id'])
              .map(({ slug }) => textOf(slug))
              .filter((slug) => slug !== row['slug']),
          ),
        }),
        ...Object.fromEntries(
          links.map(({ fact, pairs, own, other }) => {
            const ids = rows.of(pairs, own, row['id'] ?? null).map((pair) => textOf(pair[other]));
            return [fact, ids.length > 0 ? ids : undefined];
          }),
        ),
      },
      words: [{ path: [], table, row }],
      files: writeBeside(table.fields, row),
    }),
  };
}
