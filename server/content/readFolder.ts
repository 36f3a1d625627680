import * as v from 'valibot';
import { collector } from './entity.ts';
import { id as idSchema } from './values.ts';
import { ContentFolder } from './files.ts';
import { kinds } from './kinds.ts';
import { checkDelivery } from './kinds/delivery.ts';
import { checkPlanPrices } from './kinds/planPrices.ts';
import { checkPages } from './checkPages.ts';
import { inspectPictures, picture } from './pictures.ts';
import { Problems, type Place } from './problems.ts';
import { addRules, rulesFolder } from './rules.ts';
import type { Rows } from './tables.ts';

/** The contents of a content folder. */
export interface Content {
  readonly rows: Rows;
  /** Where each row comes from, by table name and key. */
  readonly places: ReadonlyMap<string, Place>;
  /** Paths of the files to store, by SHA-256. */
  readonly sources: ReadonlyMap<string, string>;
  readonly problems: Problems;
}

/** Reads a content folder and reports everything that is wrong with it. */
export async function readFolder(root: string): Promise<Content> {
  const problems = new Problems();
  const folder = new ContentFolder(root, problems);
  const { sink, finish } = collector(folder, problems);
  const top = folder.list('.');
  const known = new Set([...kinds.map((kind) => kind.folder), rulesFolder]);
  for (const name of [...top.folders.filter((each) => !known.has(each)), ...top.files])
    if (name !== 'README.md')
      problems.error({ file: name }, `is not known here; expected ${[...known].join(', ')}`);
  for (const kind of kinds) {
    if (!top.folders.includes(kind.folder)) continue;
    const { folders, files } = folder.list(kind.folder);
    for (const name of files)
      problems.error({ file: `${kind.folder}/${name}` }, 'is not known here; expected a folder');
    for (const id of folders) {
      const place = `${kind.folder}/${id}`;
      const parsed = v.safeParse(idSchema, id);
      if (parsed.success) kind.read(sink, place, id);
      else problems.error({ file: place }, `is no name of a folder; expected ${parsed.issues[0].message}`);
    }
  }
  if (top.folders.includes(rulesFolder)) addRules(sink);
  if (top.folders.length === 0) problems.error({ file: '.' }, `is empty; expected ${[...known].join(', ')}`);
  const { rows, pictures, ...rest } = finish();
  checkPlanPrices(rows, rest.places, problems);
  checkDelivery(rows, rest.places, problems);
  checkPages(rows, rest.places, problems);
  rows.set(picture.name, [...(await inspectPictures(pictures, problems))]);
  return { ...rest, rows, problems };
}
