/** Rounds to two decimals, so that Node and every browser produce the same text. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The point `x y` at an angle in degrees, clockwise from the top. */
export function at(cx: number, cy: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${rounded(cx + radius * Math.sin(angle))} ${rounded(cy - radius * Math.cos(angle))}`;
}

/** The numbers from 0 to `count` - 1. */
export const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Evenly spaced ticks across a ring, as on a dial. */
export const ticks = (cx: number, cy: number, inner: number, outer: number, count: number): string =>
  indexes(count)
    .map((index) => (index * 360) / count)
    .map((degrees) => `M${at(cx, cy, inner, degrees)}L${at(cx, cy, outer, degrees)}`)
    .join('');

/** A regular polygon with a corner at the top. */
export const polygon = (cx: number, cy: number, radius: number, corners: number): string =>
  `M${indexes(corners)
    .map((index) => at(cx, cy, radius, (index * 360) / corners))
    .join('L')}Z`;

/** A full circle as a path. */
export const circle = (cx: number, cy: number, radius: number): string =>
  `M${rounded(cx - radius)} ${rounded(cy)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
