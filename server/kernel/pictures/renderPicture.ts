import type { PictureFormat, PictureSize } from '../../../src/shared/pictures.ts';
import { pictureLimits } from './inspectPicture.ts';
import { imageLibrary, withPictureMemory } from './imageLibrary.ts';

/** Renders a picture in a size and format: upright, in sRGB, without metadata. */
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
      // One more level of effort takes twice as long without making the demo's pictures any smaller.
      (
        format === 'avif' ? picture.avif({ quality: 50, effort: 2 }) : picture.webp({ quality: 78 })
      ).toBuffer()
    );
  });
}
