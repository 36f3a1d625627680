import type { PictureFormat, PictureSize } from '../../../src/shared/pictures.ts';
import { pictureLimits } from './inspectPicture.ts';
import { imageLibrary, withPictureMemory } from './imageLibrary.ts';

/** A picture in a size and a format, upright, in the colors of the web, without anything that came along. */
export async function renderPicture(
  bytes: Buffer,
  { width, height }: PictureSize,
  format: PictureFormat,
): Promise<Buffer> {
  const sharp = await imageLibrary();
  return withPictureMemory(() => {
    const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(width, height, { fit: 'fill' })
      .toColourspace('srgb')
      .timeout({ seconds: 20 });
    return (
      // One more effort takes twice as long, and the demo's pictures become no smaller.
      (
        format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 78 })
      ).toBuffer()
    );
  });
}
