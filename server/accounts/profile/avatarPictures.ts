import type SharpModule from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { avatarLimits, avatarSizes } from '../../../src/shared/avatar.ts';
import type { FieldError } from '../../../src/shared/errorCodes.ts';
import { failure, type Failure } from '../../kernel/failure.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { imageFormatOf, type ImageFormat } from './imageFormat.ts';

/** A square picture, as WebP. */
export interface AvatarPicture {
  readonly pixels: (typeof avatarSizes)[number];
  readonly bytes: Buffer;
}

/** Seconds that the work on one picture may take. */
const timeoutSeconds = 20;

/** `sharp`'s names of the formats. */
const sharpNames: Record<ImageFormat, string> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};

const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

let loading: Promise<typeof SharpModule> | undefined;

/** Loaded with the first picture: a server that gets none pays nothing for it. */
const loadSharp = () =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Whatever a file turns out to be, no other code ever reads it: no SVG, no PDF, no file on the disk.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: loaders });
    return sharp;
  }));

/** Decoding works in libuv's threads, of which others need some too; a large picture takes 160 MB meanwhile. */
const bounded = limitConcurrency(2);

const refused = (reason: FieldError): Failure =>
  failure('BAD_USER_INPUT', 'This file cannot become a picture.', { fields: { file: reason } });

const tooManyPixels = /pixel limit|maximum supported image dimension|exceeds the maximum image size/i;

/** Maps the image library's errors to what is wrong with the file. */
const reasonOf = (error: unknown): FieldError =>
  error instanceof Error && tooManyPixels.test(error.message) ? 'filePixels' : 'fileBroken';

/** Runs a step of the image library; whatever it throws is the file's fault. @throws Failure BAD_USER_INPUT */
async function reading<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    throw refused(reasonOf(error));
  }
}

/** The middle of a picture, upright, as bare pixels: nothing else of the file comes through. */
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
 * Makes the square pictures of an uploaded file: first frame, upright, without anything that came along.
 * @throws Failure BAD_USER_INPUT with `file`: fileBroken, fileSize, fileType or filePixels
 */
export async function avatarPictures(bytes: Buffer): Promise<AvatarPicture[]> {
  if (bytes.length === 0) throw refused('fileBroken');
  if (bytes.length > avatarLimits.bytes) throw refused('fileSize');
  const format = imageFormatOf(bytes);
  if (!format) throw refused('fileType');
  const sharp = await loadSharp();
  const options: SharpOptions = { limitInputPixels: avatarLimits.pixels, failOn: 'error', pages: 1 };
  return bounded(async () => {
    // The head alone, so that a picture that claims to be vast costs nothing.
    const { format: found } = await reading(() => sharp(bytes, options).metadata());
    if (found !== sharpNames[format]) throw refused('fileType');
    const { data, raw } = await reading(() => squareOf(() => sharp(bytes, options)));
    return Promise.all(
      avatarSizes.map(async (pixels) => ({
        pixels,
        bytes: await sharp(data, { raw }).resize(pixels, pixels).webp({ quality: 84 }).toBuffer(),
      })),
    );
  });
}
