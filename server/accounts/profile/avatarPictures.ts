import type { Sharp, SharpOptions } from 'sharp';
import { avatarLimits, avatarSizes } from '../../../src/shared/avatar.ts';
import type { FieldError } from '../../../src/shared/errorCodes.ts';
import { failure, type Failure } from '../../kernel/failure.ts';
import { imageFormatOf } from '../../kernel/pictures/imageFormat.ts';
import {
  decodedSize,
  imageLibrary,
  isFormat,
  pixelsOrBroken,
  withPictureMemory,
} from '../../kernel/pictures/imageLibrary.ts';

/** A square picture, as WebP. */
export interface AvatarPicture {
  readonly pixels: (typeof avatarSizes)[number];
  readonly bytes: Buffer;
}

/** How long processing one picture may take, in seconds. */
const timeoutSeconds = 20;

const refused = (reason: FieldError): Failure =>
  failure('BAD_USER_INPUT', 'This file cannot become a picture.', { fields: { file: reason } });

/** Maps errors of the image library to what is wrong with the file. */
const reasonOf = (error: unknown): FieldError =>
  pixelsOrBroken(error) === 'pixels' ? 'filePixels' : 'fileBroken';

/** Runs a step of the image library; any error is the file's fault. @throws Failure BAD_USER_INPUT */
async function reading<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw refused(reasonOf(error));
  }
}

/** The center of a picture, upright, as raw pixels, so that nothing else in the file comes through. */
async function squareOf(open: () => Sharp) {
  const side = Math.max(...avatarSizes);
  const { data, info } = await open()
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .toColourspace('srgb')
    .timeout({ seconds: timeoutSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}

/**
 * Renders the square pictures of an uploaded file: first frame, upright, without metadata.
 * @throws Failure BAD_USER_INPUT with `file`: fileBroken, fileSize, fileType or filePixels
 */
export async function avatarPictures(bytes: Buffer): Promise<AvatarPicture[]> {
  if (bytes.length === 0) throw refused('fileBroken');
  if (bytes.length > avatarLimits.bytes) throw refused('fileSize');
  if (!imageFormatOf(bytes)) throw refused('fileType');
  const sharp = await imageLibrary();
  const options: SharpOptions = { limitInputPixels: avatarLimits.pixels, failOn: 'error', pages: 1 };
  // Reads only the header first, so that a picture that claims to be huge costs nothing.
  const header = await reading(() => sharp(bytes, options).metadata());
  if (!isFormat(bytes, header.format)) throw refused('fileType');
  return withPictureMemory(decodedSize(header), async () => {
    const { data, raw } = await reading(() => squareOf(() => sharp(bytes, options)));
    return Promise.all(
      avatarSizes.map(async (pixels) => ({
        pixels,
        bytes: await sharp(data, { raw }).resize(pixels, pixels).webp({ quality: 84 }).toBuffer(),
      })),
    );
  });
}
