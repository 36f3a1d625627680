import { stroke, type Point } from '@/features/art/drawings/pathData';

/** What the strokes turn to; none of them is drawn near enough to see it. */
export const unseen: Point = { x: 124, y: 92 };
/** Within this distance of the point nothing is drawn. */
const blind = 20;

/** The middles of all strokes. */
export function grid(): Point[] {
  return Array.from({ length: 15 * 18 }, (_, index) => ({
    x: 20 + (index % 15) * 11.43,
    y: 24 + Math.floor(index / 15) * 11.3,
  })).filter((middle) => distance(middle) > blind);
}

const distance = ({ x, y }: Point): number => Math.hypot(x - unseen.x, y - unseen.y);

/** The direction from a place to the unseen point, in radians. */
export const towards = ({ x, y }: Point): number => Math.atan2(unseen.y - y, unseen.x - x);

/** The strokes; they run out of breath with distance, in rings. */
export const field = (): string =>
  grid()
    .map((middle) => {
      const far = distance(middle);
      const length = Math.max(2.4, 9.5 - far * 0.032 + 2.2 * Math.cos(far / 11));
      return stroke(middle, length, towards(middle));
    })
    .join('');
