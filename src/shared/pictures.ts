/** The formats that pictures of the catalogue are sent in, the smaller one first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of the catalogue, with the largest size that it is sent in. */
export interface Picture extends PictureSize {
  /** The SHA-256 of the file that it was made of. */
  readonly id: string;
}

/** The widths that a picture is sent in, as far as it is wider. */
const widths = [320, 640, 960, 1280] as const;
const widest = 1600;

const scaled = ({ width, height }: PictureSize, to: number): PictureSize => ({
  width: to,
  height: Math.max(1, Math.round((height * to) / width)),
});

/** The largest size that a file is sent in. */
export const largestSize = (file: PictureSize): PictureSize => scaled(file, Math.min(file.width, widest));

/** Every size of a picture, from its largest one; the smallest first. */
export const sizesOf = (largest: PictureSize): readonly PictureSize[] => [
  ...widths.filter((width) => width < largest.width).map((width) => scaled(largest, width)),
  { width: largest.width, height: largest.height },
];

/** Where a picture is in a size and a format. What is there never changes. */
export const pictureHref = (id: string, { width, height }: PictureSize, format: PictureFormat): string =>
  `/pictures/${id}/${width}x${height}.${format}`;

/** A picture by its address in the contract, which is that of its largest size; undefined for anything else. */
export function pictureAt(address: string | null | undefined): Picture | undefined {
  const [, id, width, height] = /^\/pictures\/([0-9a-f]{64})\/(\d+)x(\d+)\.\w+$/.exec(address ?? '') ?? [];
  return id === undefined ? undefined : { id, width: Number(width), height: Number(height) };
}

/** All sizes of a picture in a format, for a browser to choose of. */
export const sourceSet = (picture: Picture, format: PictureFormat): string =>
  sizesOf(picture)
    .map((size) => `${pictureHref(picture.id, size, format)} ${size.width}w`)
    .join(', ');
