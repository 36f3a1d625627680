import type { default as SharpModule, Metadata } from 'sharp';
import { imageFormatOf, type ImageFormat } from './imageFormat.ts';
import { limitMemory } from '../limitMemory.ts';

/** The format names in `sharp`. */
const sharpNames: Record<ImageFormat, string> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
  gif: 'gif',
};

const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

let loading: Promise<typeof SharpModule> | undefined;

/** Loaded on first use, so a server that processes no pictures pays nothing for it. */
export const imageLibrary = (): Promise<typeof SharpModule> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Whatever a file turns out to be, no other loader can run: no SVG, no PDF, no files from disk.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: loaders });
    return sharp;
  }));

/**
 * Runs decoding, given the size of the decoded picture in bytes: up to 320 MB for 40 megapixels of 16 bits. Two at once,
 * since decoding uses libuv threads, which other work needs too.
 */
export const withPictureMemory = limitMemory({ bytes: 400_000_000, tasks: 2 });

/** The size of a decoded picture in bytes. */
export const decodedSize = ({ width, height, channels, depth }: Metadata): number =>
  width * height * channels * (depth === 'uchar' ? 1 : 2);

/** The same for a picture of which only the size is known, at most. */
export const largestDecodedSize = ({ width, height }: Pick<Metadata, 'width' | 'height'>): number =>
  width * height * 8;

const tooManyPixels = /pixel limit|maximum supported image dimension|exceeds the maximum image size/i;

/** Maps an error of the image library to what is wrong with the picture. */
export const pixelsOrBroken = (error: unknown): 'pixels' | 'broken' =>
  error instanceof Error && tooManyPixels.test(error.message) ? 'pixels' : 'broken';

/** Whether the library detected the same format as the file's first bytes indicate. */
export const isFormat = (bytes: Buffer, found: string | undefined): boolean => {
  const format = imageFormatOf(bytes);
  return format !== undefined && sharpNames[format] === found;
};
