import * as v from 'valibot';
import { fallbackLang, isLang, isSiteLang, languages, type Lang } from '../../src/shared/languages.ts';
import type { Field } from './fields.ts';
import { words as wordsSchema } from './values.ts';
import type { ContentFolder } from './files.ts';
import type { PictureFile } from './pictures.ts';
import type { Place, Problems } from './problems.ts';
import { type Cell, keyOf, type Row, type Table, textOf, type Word } from './tables.ts';
import { readYaml, type ReadYaml } from './yaml.ts';

/** Collects what is read from a content folder. */
export interface Sink {
  readonly folder: ContentFolder;
  readonly problems: Problems;
  /** Adds a row, and reports a duplicate key. */
  readonly add: (table: Table, row: Row, place: Place) => void;
  /** Records a reference to another row, which has to exist. */
  readonly refer: (table: Table, key: string, place: Place) => void;
  /** Adds a file that has to be a picture. */
  readonly picture: (file: PictureFile) => void;
  /** Records the path of the file with this SHA-256. */
  readonly source: (hash: string, path: string) => void;
}

/** The schemas of a table's fields, by name. */
export const factsOf = <Fields extends Readonly<Record<string, Field>>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
    // `Object.fromEntries` loses the names.
    readonly [Name in keyof Fields]: v.GenericSchema<unknown, Cell | undefined>;
  };

/** The schema of an entity's texts in one language. Missing ones are reported later, for all languages together. */
export const wordsOf = <Words extends Readonly<Record<string, Word>>>({ words }: { readonly words: Words }) =>
  Object.fromEntries(Object.keys(words).map((name) => [name, v.optional(wordsSchema)])) as {
    // As above.
    readonly [Name in keyof Words]: v.OptionalSchema<typeof wordsSchema, undefined>;
  };

/** The cells for the contents of a facts file. */
export const cellsOf = (
  fields: Readonly<Record<string, Field>>,
  facts: Readonly<Record<string, unknown>>,
): Row =>
  // The field schemas output cells.
  Object.fromEntries(
    Object.entries(fields).map(([name, { column }]) => [column, (facts[name] ?? null) as Cell]),
  );

type Said = Readonly<Record<string, string | undefined>>;

/** The text files of one entity, by language. */
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

  /** An entity's texts in every language that has them. Reports required ones that are missing in English. */
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

  /** Reports texts for IDs that do not exist. */
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

/** Reports unknown files and folders in an entity's folder. */
export function reportUnknownEntries(
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

/** A sink that collects rows by table and checks keys and references at the end. */
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
