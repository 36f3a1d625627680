import { circle, type Point } from '@/features/site/art/drawings/pathData';

export interface Orbit {
  readonly centre: Point;
  readonly radius: number;
}

const shrink = 0.79;
const turn = (72 * Math.PI) / 180;

/** Nine circles on a spiral: each passes through the center of the one before, the first through that of the second. */
export function orbitsOf(): Orbit[] {
  const orbits: Orbit[] = [];
  let centre: Point = { x: 115, y: 154 };
  let radius = 56;
  let angle = -2.2;
  orbits.push({ centre, radius });
  for (let number = 1; number < 9; number += 1) {
    centre = { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
    orbits.push({ centre, radius });
    radius *= shrink;
    angle += turn;
  }
  return orbits;
}

/** The nine circles as one path; where they overlap, the fill alternates. */
export const orbits = (): string =>
  orbitsOf()
    .map(({ centre, radius }) => circle(centre, radius))
    .join('');

/** A dot at every center. */
export const centres = (): string =>
  orbitsOf()
    .map(({ centre }) => circle(centre, 1.1))
    .join('');
