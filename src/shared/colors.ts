/** A color as lightness (0 to 1), chroma and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/**
 * The tokens of `src/theme/tokens.css`, for what our style sheets don't reach: emails, the server's own pages, the
 * manifest, pictures. A test keeps them in sync.
 */
export const colors = {
  light: {
    surface: [0.977, 0.011, 85],
    surfaceRaised: [0.992, 0.006, 85],
    text: [0.255, 0.032, 268],
    textMuted: [0.46, 0.028, 268],
    line: [0.872, 0.02, 85],
    accent: [0.5, 0.098, 72],
    onAccent: [0.985, 0.012, 85],
  },
  dark: {
    surface: [0.195, 0.03, 268],
    surfaceRaised: [0.232, 0.034, 268],
    text: [0.935, 0.014, 85],
    textMuted: [0.755, 0.022, 268],
    line: [0.335, 0.032, 268],
    accent: [0.81, 0.105, 82],
    onAccent: [0.2, 0.03, 268],
  },
} as const satisfies Readonly<Record<'light' | 'dark', Readonly<Record<string, Oklch>>>>;

/** The same color in sRGB, `#rrggbb`, for what doesn't support oklch (https://bottosson.github.io/posts/oklab/). */
export function hexOf([lightness, chroma, hue]: Oklch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const channels = linear.map((value) => {
    const light = Math.min(1, Math.max(0, value));
    return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
