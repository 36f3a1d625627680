import { polyline, type Point } from '@/features/site/art/drawings/pathData';

const turn = (5 * Math.PI) / 180;
/** The ratio at which a square turned by five degrees touches the sides of the one around it. */
const shrink = 1 / (Math.cos(turn) + Math.sin(turn));
const centre: Point = { x: 100, y: 120 };

/** The corners of a square, numbered from the outermost. */
export function squareAt(number: number): Point[] {
  const radius = 84 * Math.SQRT2 * shrink ** number;
  return [0, 1, 2, 3].map((corner) => {
    const angle = Math.PI / 4 + (corner * Math.PI) / 2 + number * turn;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

const stairCount = 42;

/** All squares as one path; alternating fills make the steps. */
export const stairs = (): string =>
  Array.from({ length: stairCount }, (_, number) => polyline(squareAt(number), 'z')).join('');
