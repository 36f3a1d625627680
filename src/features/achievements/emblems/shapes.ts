import { at, indexes, rounded } from '@/ui/geometry';

export type Point = readonly [x: number, y: number];

const write = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

/** A polyline through the points, as path data. */
export const through = (points: readonly Point[], isClosed = false): string =>
  `M${points.map(write).join('L')}${isClosed ? 'Z' : ''}`;

/** Rotates a point around a center, in degrees clockwise. */
export function turned([x, y]: Point, degrees: number, [cx, cy]: Point = [48, 48]): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

/** An arc between two angles, in degrees clockwise from the top. */
export const arc = (cx: number, cy: number, radius: number, from: number, to: number): string =>
  `M${at(cx, cy, radius, from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(cx, cy, radius, to)}`;

/** A full ellipse with its major axis rotated in degrees clockwise. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, degrees = 0): string {
  const start = turned([cx - rx, cy], degrees, [cx, cy]);
  const end = turned([cx + rx, cy], degrees, [cx, cy]);
  const half = `A${rx} ${ry} ${degrees} 1 1 `;
  return `M${write(start)}${half}${write(end)}${half}${write(start)}Z`;
}

/** A star with its first point at the top, rotated in degrees clockwise. */
export const star = (
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  degrees = 0,
): string =>
  `M${indexes(points * 2)
    .map((index) => at(cx, cy, index % 2 === 0 ? outer : inner, degrees + (index * 180) / points))
    .join('L')}Z`;

/** The sunlit part of a moon, from the right; `phase` runs from 0 (new) to 1 (full). */
export function litMoon(cx: number, cy: number, radius: number, phase: number): string {
  const bulge = 1 - 2 * phase;
  return (
    `M${at(cx, cy, radius, 0)}A${radius} ${radius} 0 0 1 ${at(cx, cy, radius, 180)}` +
    `A${rounded(Math.abs(bulge) * radius)} ${radius} 0 0 ${bulge > 0 ? 0 : 1} ${at(cx, cy, radius, 0)}Z`
  );
}

/** Strokes that shade the inner edge of a disc between two angles. */
export const shade = (
  cx: number,
  cy: number,
  radius: number,
  { from, to, strokes }: { from: number; to: number; strokes: number },
): string =>
  indexes(strokes)
    .map((index) => {
      const along = index / (strokes - 1);
      const degrees = from + (to - from) * along;
      const depth = 2 + 4.5 * Math.sin(along * Math.PI);
      return `M${at(cx, cy, radius - 1.6, degrees)}L${at(cx, cy, radius - 1.6 - depth, degrees)}`;
    })
    .join('');

/** Samples a curve; `along` runs from 0 to 1. */
export const curve = (steps: number, pointAt: (along: number) => Point): Point[] =>
  indexes(steps + 1).map((index) => pointAt(index / steps));

/** The visible parts of a line, as one path. */
export function visible(points: readonly Point[], isSeen: (point: Point) => boolean): string {
  let path = '';
  let wasSeen = false;
  for (const point of points) {
    const seen = isSeen(point);
    if (seen) path += `${wasSeen ? 'L' : 'M'}${write(point)}`;
    wasSeen = seen;
  }
  return path;
}
