import { smooth, type Point } from '@/features/site/art/drawings/pathData';

export const tideLines = 40;
const steps = 15;
/** How much of a movement carries over from one line to the next. */
export const fading = 0.955;

/** Vertical offset of a line from its rest position, in user units; `along` is the fraction of its length, 0 to 1. */
export function swell(line: number, along: number): number {
  // The wave shifts as it fades: from line to line, by slightly less each time.
  const travelled = (1 - fading ** line) / (1 - fading);
  const phase = 0.17 * travelled;
  const wave =
    Math.sin(along * 7.4 + phase) * 0.62 +
    Math.sin(along * 3.1 - phase * 0.8 + 1.2) * 0.5 +
    Math.sin(along * 12.1 + phase * 1.7) * 0.14;
  return 19 * fading ** line * wave;
}

/** Forty lines, one path each. */
export function tides(): string[] {
  return Array.from({ length: tideLines }, (_, line) => {
    const points: Point[] = Array.from({ length: steps + 1 }, (__, step) => ({
      x: 16 + (168 * step) / steps,
      y: 40 + line * 4.55 + swell(line, step / steps),
    }));
    return smooth(points);
  });
}
