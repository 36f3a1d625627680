/** The formats in which catalogue pictures are served, smaller first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A catalogue picture, with the largest size in which it is served. */
export interface Picture extends PictureSize {
  /** The SHA-256 of the file it was made from. */
  readonly id: string;
}

/** The widths in which a picture is served, as far as it is wider. */
const widths = [160, 320, 640, 960, 1280] as const;
const widest = 1600;

const scaled = ({ width, height }: PictureSize, to: number): PictureSize => ({
  width: to,
  height: Math.max(1, Math.round((height * to) / width)),
});

/** The largest size in which a file is served. */
export const largestSize = (file: PictureSize): PictureSize => scaled(file, Math.min(file.width, widest));

/** All sizes of a picture, given its largest one; smallest first. */
export const sizesOf = (largest: PictureSize): readonly PictureSize[] => [
  ...widths.filter((width) => width < largest.width).map((width) => scaled(largest, width)),
  { width: largest.width, height: largest.height },
];

/** The URL of a picture in a size and format. Its content never changes. */
export const pictureHref = (id: string, { width, height }: PictureSize, format: PictureFormat): string =>
  `/pictures/${id}/${width}x${height}.${format}`;

/** The picture at a URL of the API, which is that of its largest size; undefined for anything else. */
export function pictureAt(address: string | null | undefined): Picture | undefined {
  const [, id, width, height] = /^\/pictures\/([0-9a-f]{64})\/(\d+)x(\d+)\.\w+$/.exec(address ?? '') ?? [];
  return id === undefined ? undefined : { id, width: Number(width), height: Number(height) };
}

/** The `srcset` of a picture in a format. */
export const sourceSet = (picture: Picture, format: PictureFormat): string =>
  sizesOf(picture)
    .map((size) => `${pictureHref(picture.id, size, format)} ${size.width}w`)
    .join(', ');
