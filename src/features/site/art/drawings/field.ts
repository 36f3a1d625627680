import { stroke, type Point } from '@/features/site/art/drawings/pathData';

/** The point that all strokes face. None is drawn close enough to reveal it. */
export const unseen: Point = { x: 124, y: 92 };
/** Nothing is drawn within this distance of the point. */
const blindRadius = 20;

/** The centers of all strokes. */
export function grid(): Point[] {
  return Array.from({ length: 15 * 18 }, (_, index) => ({
    x: 20 + (index % 15) * 11.43,
    y: 24 + Math.floor(index / 15) * 11.3,
  })).filter((middle) => distance(middle) > blindRadius);
}

const distance = ({ x, y }: Point): number => Math.hypot(x - unseen.x, y - unseen.y);

/** The angle from a position to the unseen point, in radians. */
export const towards = ({ x, y }: Point): number => Math.atan2(unseen.y - y, unseen.x - x);

/** The strokes; they get shorter with distance, in ripples. */
export const field = (): string =>
  grid()
    .map((middle) => {
      const far = distance(middle);
      const length = Math.max(2.4, 9.5 - far * 0.032 + 2.2 * Math.cos(far / 11));
      return stroke(middle, length, towards(middle));
    })
    .join('');
