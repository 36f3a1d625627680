import * as v from 'valibot';
import { fallbackLang, isLang, isSiteLang, languages, type Lang } from '../../src/shared/languages.ts';
import type { Field } from './fields.ts';
import { words as wordsSchema } from './values.ts';
import type { ContentFolder } from './files.ts';
import type { PictureFile } from './pictures.ts';
import type { Place, Problems } from './problems.ts';
import { type Cell, keyOf, type Row, type Table, textOf, type Word } from './tables.ts';
import { readYaml, type ReadYaml } from './yaml.ts';

/** What is read of a content folder. */
export interface Sink {
  readonly folder: ContentFolder;
  readonly problems: Problems;
  /** Takes a row; one whose key is taken is noted. */
  readonly add: (table: Table, row: Row, place: Place) => void;
  /** Notes that a row refers to another, which has to be there. */
  readonly refer: (table: Table, key: string, place: Place) => void;
  /** Takes a file that is to be a picture. */
  readonly picture: (file: PictureFile) => void;
  /** The file with a SHA-256 is at a path. */
  readonly source: (hash: string, path: string) => void;
}

/** The schemas of a table's facts, by their names. */
export const factsOf = <Fields extends Readonly<Record<string, Field>>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
    // `Object.fromEntries` forgets the names.
    readonly [Name in keyof Fields]: v.GenericSchema<unknown, Cell | undefined>;
  };

/** The schema of a thing's words in one language; what is missing is said for all languages together. */
export const wordsOf = <Words extends Readonly<Record<string, Word>>>({ words }: { readonly words: Words }) =>
  Object.fromEntries(Object.keys(words).map((name) => [name, v.optional(wordsSchema)])) as {
    // As above.
    readonly [Name in keyof Words]: v.OptionalSchema<typeof wordsSchema, undefined>;
  };

/** The cells of what a file of facts says. */
export const cellsOf = (
  fields: Readonly<Record<string, Field>>,
  facts: Readonly<Record<string, unknown>>,
): Row =>
  // The schemas of the fields give cells.
  Object.fromEntries(
    Object.entries(fields).map(([name, { column }]) => [column, (facts[name] ?? null) as Cell]),
  );

type Said = Readonly<Record<string, string | undefined>>;

/** The files of words of one thing, by language. */
export class WordFiles<Output> {
  readonly #files = new Map<Lang, ReadYaml<Output>>();
  readonly #problems: Problems;
  readonly #place: Place;

  constructor(
    { folder, problems }: Sink,
    place: string,
    names: readonly string[],
    schema: v.GenericSchema<unknown, Output>,
  ) {
    this.#problems = problems;
    this.#place = { file: `${place}/${fallbackLang}.yaml` };
    for (const { prefix } of languages) {
      const file = `${prefix}.yaml`;
      if (names.includes(file)) {
        const read = readYaml(folder, `${place}/${file}`, schema, problems);
        if (read) this.#files.set(prefix, read);
      } else if (prefix === fallbackLang)
        problems.error(this.#place, 'is missing: expected the words in English');
      else if (isSiteLang(prefix)) problems.warn({ file: `${place}/${file}` }, 'is missing');
    }
  }

  /** The words of a thing in every language that has them; English has those that are required. */
  cells(
    table: Pick<Table, 'words'>,
    path: readonly string[],
    pick: (words: Output) => Said | undefined,
  ): Row {
    return Object.fromEntries(
      Object.entries(table.words).map(([name, { column, isRequired }]) => {
        const found: Record<string, string> = {};
        for (const [lang, { value }] of this.#files) {
          const text = pick(value)?.[name];
          if (text !== undefined) found[lang] = text;
        }
        this.#check([...path, name], found, isRequired);
        return [column, Object.keys(found).length === 0 ? null : found];
      }),
    );
  }

  #check(path: readonly string[], found: Readonly<Record<string, string>>, isRequired: boolean): void {
    const english = this.#files.get(fallbackLang);
    if (!english) return;
    const name = path.join('.');
    const langs = Object.keys(found);
    if (found[fallbackLang] === undefined && (isRequired || langs.length > 0))
      this.#problems.error(
        { ...this.#place, line: english.lineOf(...path) },
        `${name} is missing: expected a text that is not empty`,
      );
    if (langs.length === 0) return;
    for (const [lang, { file, lineOf }] of this.#files)
      if (lang !== fallbackLang && found[lang] === undefined)
        this.#problems.warn({ file, line: lineOf(...path) }, `${name} is missing`);
  }

  /** Notes words of things that there are none of. */
  known(
    path: readonly string[],
    ids: ReadonlySet<string>,
    pick: (words: Output) => Readonly<Record<string, unknown>> | undefined,
  ): void {
    for (const { file, value, lineOf } of this.#files.values())
      for (const id of Object.keys(pick(value) ?? {}))
        if (!ids.has(id))
          this.#problems.error(
            { file, line: lineOf(...path, id) },
            `${[...path, id].join('.')} is not known here`,
          );
  }
}

/** Notes what a thing's folder has beside its own files. */
export function noteStrangers(
  { problems }: Sink,
  place: string,
  { folders, files }: ReturnType<ContentFolder['list']>,
  known: { readonly files: readonly string[]; readonly folders?: readonly string[] },
): void {
  for (const file of files)
    if (!known.files.includes(file) && !(file.endsWith('.yaml') && isLang(file.slice(0, -5))))
      problems.error({ file: `${place}/${file}` }, 'is not known here');
  for (const folder of folders)
    if (!(known.folders ?? []).includes(folder))
      problems.error({ file: `${place}/${folder}` }, 'is not known here');
}

/** A sink that keeps rows by table, and checks keys and references at the end. */
export function collector(folder: ContentFolder, problems: Problems) {
  const rows = new Map<string, Map<string, Row>>();
  const places = new Map<string, Place>();
  const references: { readonly table: Table; readonly key: string; readonly place: Place }[] = [];
  const sources = new Map<string, string>();
  const pictures: PictureFile[] = [];
  const taken = new Map<string, Place>();
  const claim = (what: string, value: string, place: Place) => {
    const before = taken.get(`${what} ${value}`);
    if (before) problems.error(place, `${what} ${value} is taken by ${before.file}:${before.line ?? 1}`);
    else taken.set(`${what} ${value}`, place);
  };
  const sink: Sink = {
    folder,
    problems,
    add: (table, row, place) => {
      const key = keyOf(table, row);
      claim(table.label, key, place);
      for (const column of table.unique ?? []) claim(`${table.label} ${column}`, textOf(row[column]), place);
      const known = rows.get(table.name) ?? new Map<string, Row>();
      rows.set(table.name, known.set(key, row));
      places.set(`${table.name} ${key}`, place);
    },
    refer: (table, key, place) => void references.push({ table, key, place }),
    picture: (file) => void pictures.push(file),
    source: (hash, path) => void sources.set(hash, path),
  };
  return {
    sink,
    finish: () => {
      for (const { table, key, place } of references)
        if (!rows.get(table.name)?.has(key))
          problems.error(place, `${key} is no ${table.label} of this folder`);
      return {
        rows: new Map([...rows].map(([name, byKey]) => [name, [...byKey.values()]])),
        places,
        sources,
        pictures,
      };
    },
  };
}
