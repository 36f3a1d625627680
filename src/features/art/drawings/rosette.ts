import { smooth, type Point } from '@/features/art/drawings/pathData';

/** A wheel of 33 teeth inside a ring of 80, a pen away from its hub: closes after 33 rounds. */
const ring = 80;
const wheel = 33;
const pen = 38;
const perRound = 12;

/** The line that the pen draws, about the middle of a square of 200 units. */
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
