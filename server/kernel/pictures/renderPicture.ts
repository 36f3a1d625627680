import type { PictureFormat, PictureSize } from '../../../src/shared/pictures.ts';
import { pictureLimits } from './inspectPicture.ts';
import { imageLibrary, largestDecodedSize, withPictureMemory } from './imageLibrary.ts';

/**
 * Renders a picture in a size and format: upright, in sRGB, without metadata.
 * @param original its own size, and how to read it, which happens only once there is room for it
 */
export async function renderPicture(
  original: PictureSize & { readonly read: () => Promise<Buffer> },
  { width, height }: PictureSize,
  format: PictureFormat,
): Promise<Buffer> {
  const sharp = await imageLibrary();
  return withPictureMemory(largestDecodedSize(original), async () => {
    const picture = sharp(await original.read(), {
      limitInputPixels: pictureLimits.pixels,
      failOn: 'error',
      pages: 1,
    })
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

/** The size in which other sites show a shared page. */
const sharedSize = { width: 1200, height: 630 } as const;

/** Renders a picture as PNG, cropped to the size of a shared page. */
export async function coverPicture(
  original: PictureSize & { readonly read: () => Promise<Buffer> },
): Promise<Buffer> {
  const sharp = await imageLibrary();
  return withPictureMemory(largestDecodedSize(original), async () =>
    sharp(await original.read(), { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(sharedSize.width, sharedSize.height, { fit: 'cover' })
      .toColourspace('srgb')
      .timeout({ seconds: 20 })
      .png({ palette: true, effort: 4 })
      .toBuffer(),
  );
}
