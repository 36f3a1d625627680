/** What a picture of a person may be, on both sides. */
export const avatarLimits = {
  /** 10 MB, as file managers count them. */
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
} as const;

/** The formats that are read, as browsers name them. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Pixels of a side, in which a picture can be asked for by `?size=`. */
export const avatarSizes = [64, 128, 256, 512] as const;

/** The address of a picture in a size. */
export const avatarAt = (path: string, size: (typeof avatarSizes)[number]): string => `${path}?size=${size}`;
