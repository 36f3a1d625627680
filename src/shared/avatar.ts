/** The limits of an avatar, on the client and the server. */
export const avatarLimits = {
  /** 10 MB, in the units of file managers. */
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
} as const;

/** The accepted media types. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** The widths in pixels that `?size=` can ask for. */
export const avatarSizes = [64, 128, 256, 512] as const;

/** The URL of an avatar in a given size. */
export const avatarAt = (path: string, size: (typeof avatarSizes)[number]): string => `${path}?size=${size}`;
