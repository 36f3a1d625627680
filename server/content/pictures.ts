import { readFile } from 'node:fs/promises';
import { ownFile } from '../commerce/library/studyFile.ts';
import { inspectPicture, pictureLimits } from '../kernel/pictures/inspectPicture.ts';
import type { Sink } from './entity.ts';
import type { Field } from './fields.ts';
import type { Place, Problems } from './problems.ts';
import { type Cell, type Row, type Table, textOf } from './tables.ts';
import type { StoredFile } from './writing.ts';

/** Public files, which any number of entities can share. */
export const picture = {
  name: 'pictures',
  label: 'picture',
  key: ['file_id'],
  fields: {},
  words: {},
  placed: ['width', 'height'],
  gone: 'keep',
} as const satisfies Table;

/** A file that has to be a picture. */
export interface PictureFile {
  readonly hash: string;
  readonly path: string;
  readonly place: Place;
}

const besideAmong = (fields: Readonly<Record<string, Field>>): (readonly [string, Field])[] =>
  Object.entries(fields).filter(([, { beside }]) => beside !== undefined);

/** The pictures and files that an entity's facts refer to: their cells and file names. */
export function readBeside(
  { folder, picture: note, source }: Sink,
  fields: Readonly<Record<string, Field>>,
  facts: Readonly<Record<string, unknown>>,
  place: string,
): { readonly cells: Row; readonly names: readonly string[] } {
  const cells: Record<string, Cell> = {};
  const names: string[] = [];
  for (const [fact, { column, beside }] of besideAmong(fields)) {
    const name = facts[fact];
    if (typeof name !== 'string' || name.startsWith('https://')) continue;
    names.push(name);
    const file = `${place}/${name}`;
    const stored = folder.stored(file, beside === 'picture' ? pictureLimits.bytes : undefined);
    cells[column] = stored ? `${name}/${stored.hash}` : null;
    if (stored && beside === 'picture') note({ ...stored, place: { file } });
    if (stored) source(stored.hash, stored.path);
  }
  return { cells, names };
}

const expected = {
  type: 'no picture in PNG, JPEG, WebP or AVIF',
  pixels: `too many pixels; expected at most ${pictureLimits.pixels / 1_000_000} million`,
  broken: 'a picture that cannot be read to its end',
} as const;

/** Returns the rows of the pictures that were found, and reports files that are not pictures. */
export async function inspectPictures(
  files: readonly PictureFile[],
  problems: Problems,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const found of Map.groupBy(files, ({ hash }) => hash).values()) {
    const [file] = found;
    if (!file) continue;
    const seen = await inspectPicture(await readFile(file.path));
    if ('wrong' in seen) for (const { place } of found) problems.error(place, expected[seen.wrong]);
    else rows.push({ file_id: file.hash, ...seen });
  }
  return rows;
}

/** The files next to an entity's facts file by name, for an export. */
export const writeBeside = (
  fields: Readonly<Record<string, Field>>,
  row: Row,
): ReadonlyMap<string, StoredFile> =>
  new Map(
    besideAmong(fields).flatMap(([, { column }]) => {
      const own = ownFile(textOf(row[column]));
      return own ? [[own.name, { fileId: own.fileId }] as const] : [];
    }),
  );
