import type { PictureSize } from '../../../src/shared/pictures.ts';
import { imageFormatOf } from './imageFormat.ts';
import { decodedSize, imageLibrary, isFormat, pixelsOrBroken, withPictureMemory } from './imageLibrary.ts';

/** The limits for pictures of the catalog. */
export const pictureLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;

/** The upright size of a picture, or what is wrong with the file. Decodes it completely. */
export async function inspectPicture(
  bytes: Buffer,
): Promise<PictureSize | { readonly wrong: 'type' | 'pixels' | 'broken' }> {
  const format = imageFormatOf(bytes);
  if (!format || format === 'gif') return { wrong: 'type' };
  const sharp = await imageLibrary();
  const open = () => sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 });
  try {
    // Reads only the header first, so that a picture that claims to be huge costs nothing.
    const header = await open().metadata();
    if (!isFormat(bytes, header.format)) return { wrong: 'type' };
    await withPictureMemory(decodedSize(header), () =>
      open().resize(16, 16, { fit: 'fill' }).raw().timeout({ seconds: 20 }).toBuffer(),
    );
    return { width: header.autoOrient.width, height: header.autoOrient.height };
  } catch (error) {
    return { wrong: pixelsOrBroken(error) };
  }
}
