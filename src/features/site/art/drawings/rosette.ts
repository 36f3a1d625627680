import { smooth, type Point } from '@/features/site/art/drawings/pathData';

/**
 * A wheel with 33 teeth inside a ring with 80, and the pen's distance from its hub. The curve closes after 33 rounds.
 */
const ring = 80;
const wheel = 33;
const pen = 38;
const perRound = 12;

/** The line that the pen draws, centered in a 200-unit square. */
export function rosette(): string {
  const count = wheel * perRound;
  const points: Point[] = Array.from({ length: count + 2 }, (_, step) => {
    const angle = (step / perRound) * 2 * Math.PI;
    const rolled = ((ring - wheel) / wheel) * angle;
    return {
      x: 100 + (ring - wheel) * Math.cos(angle) + pen * Math.cos(rolled),
      y: 100 + (ring - wheel) * Math.sin(angle) - pen * Math.sin(rolled),
    };
  });
  return smooth(points);
}
