import type { Kysely } from 'kysely';
import { largestSize, sizesOf, type PictureFormat, type PictureSize } from '../../../src/shared/pictures.ts';
import type { Database } from '../../database/schema.ts';
import type { Config } from '../../kernel/config.ts';
import { renderPicture } from '../../kernel/pictures/renderPicture.ts';
import { storedBytes } from './storedBytes.ts';

/** A picture in one of the available sizes and formats. */
export interface Rendition extends PictureSize {
  readonly id: string;
  readonly format: PictureFormat;
}

/** All bytes of a stored file. */
export async function fileBytes(db: Kysely<Database>, config: Config, id: string): Promise<Buffer> {
  const { size, store } = await db
    .selectFrom('files')
    .select(['size', 'store'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const pieces: Uint8Array[] = [];
  const bytes = await storedBytes({ db, config }, { id, store }, { start: 0, end: size - 1 });
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function make(
  db: Kysely<Database>,
  config: Config,
  original: PictureSize,
  rendition: Rendition,
): Promise<Buffer> {
  const { id, width, format } = rendition;
  const read = () => fileBytes(db, config, id);
  const content = await renderPicture({ ...original, read }, rendition, format);
  await db
    .insertInto('picture_renditions')
    .values({ file_id: id, width, format, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return content;
}

/** Renditions being made, by name, so that concurrent requests share one. */
const making = new WeakMap<Kysely<Database>, Map<string, Promise<Buffer>>>();

/**
 * A picture in a size and format; undefined if there is none. It's made on first request and stored; sizes and formats
 * are few, so no one can request endless work.
 */
export async function renditionOf(
  db: Kysely<Database>,
  config: Config,
  rendition: Rendition,
): Promise<Buffer | undefined> {
  const { id, width, height, format } = rendition;
  const picture = await db
    .selectFrom('pictures')
    .leftJoin('picture_renditions', (join) =>
      join
        .onRef('picture_renditions.file_id', '=', 'pictures.file_id')
        .on('picture_renditions.width', '=', width)
        .on('picture_renditions.format', '=', format),
    )
    .select(['pictures.width', 'pictures.height', 'content'])
    .where('pictures.file_id', '=', id)
    .executeTakeFirst();
  if (!picture) return undefined;
  const isKnown = sizesOf(largestSize(picture)).some(
    (size) => size.width === width && size.height === height,
  );
  if (!isKnown) return undefined;
  if (picture.content) return Buffer.from(picture.content);
  const name = `${id} ${width} ${format}`;
  const running = making.get(db) ?? new Map<string, Promise<Buffer>>();
  making.set(db, running);
  const known = running.get(name) ?? make(db, config, picture, rendition).finally(() => running.delete(name));
  running.set(name, known);
  return known;
}
