import type SharpModule from 'sharp';
import { imageFormatOf, type ImageFormat } from './imageFormat.ts';
import { limitConcurrency } from '../limitConcurrency.ts';

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
export const imageLibrary = (): Promise<typeof SharpModule> =>
  (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Whatever a file turns out to be, no other code ever reads it: no SVG, no PDF, no file on the disk.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: loaders });
    return sharp;
  }));

/** Decoding works in libuv's threads, of which others need some too; a large picture takes 160 MB meanwhile. */
export const withPictureMemory = limitConcurrency(2);

const tooManyPixels = /pixel limit|maximum supported image dimension|exceeds the maximum image size/i;

/** What is wrong with a picture, as the image library says it. */
export const pixelsOrBroken = (error: unknown): 'pixels' | 'broken' =>
  error instanceof Error && tooManyPixels.test(error.message) ? 'pixels' : 'broken';

/** Whether the library found the format that the first bytes of a file say. */
export const isFormat = (bytes: Buffer, found: string | undefined): boolean => {
  const format = imageFormatOf(bytes);
  return format !== undefined && sharpNames[format] === found;
};
