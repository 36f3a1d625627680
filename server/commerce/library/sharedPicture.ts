import type { Services } from '../../kernel/services.ts';
import { coverPicture } from '../../kernel/pictures/renderPicture.ts';
import { fileBytes } from './pictures.ts';
import { ownFile } from './studyFile.ts';

/** The file of the picture that a product or study is shown with; undefined if it has none here. */
export async function pictureIdOf(
  { db }: Pick<Services, 'db'>,
  table: 'products' | 'researches',
  slug: string,
): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('image_web').where('slug', '=', slug).executeTakeFirst();
  return row?.image_web ? ownFile(row.image_web)?.fileId : undefined;
}

/** That picture as PNG, in the size that other sites show of a shared page. */
export async function sharedPicture(
  { db, config }: Pick<Services, 'db' | 'config'>,
  id: string,
): Promise<Buffer> {
  const original = await db
    .selectFrom('pictures')
    .select(['width', 'height'])
    .where('file_id', '=', id)
    .executeTakeFirstOrThrow();
  return coverPicture({ ...original, read: () => fileBytes(db, config, id) });
}
