import { at, circle, indexes, ticks } from '@/ui/geometry';
import { middle, type Emblem } from '@/features/achievements/emblems/emblem';
import { shade, star, through, type Point } from '@/features/achievements/emblems/shapes';

/** A crescent moon with its horns pointing up and to the right. */
const moon = `M${at(42, 52, 26, -17)}A26 26 0 1 0 ${at(42, 52, 26, 107)}A23 23 0 1 1 ${at(42, 52, 26, -17)}Z`;

/** A star on a thread, with a rocking moon below it. */
export const firstDream: Emblem = {
  line: `${moon}M60 13V34`,
  fine:
    shade(42, 52, 26, { from: 150, to: 285, strokes: 19 }) +
    star(78, 56, 4, 1.2, 4) +
    star(74, 30, 3.2, 1, 4) +
    star(24, 22, 4.4, 1.3, 4) +
    ticks(60, 43, 11, 13, 8),
  light: `${moon}${star(60, 43, 9, 3, 5)}`,
};

/** The guiding star in a compass rose. */
export const dreamFulfilled: Emblem = {
  line: `${star(middle, middle, 22, 8, 4, 45)}${circle(middle, middle, 27)}`,
  fine:
    ticks(middle, middle, 27, 30, 48) +
    circle(middle, middle, 30) +
    indexes(8)
      .map((ray) => `M${middle} ${middle}L${at(middle, middle, ray % 2 === 0 ? 34 : 21, ray * 45)}`)
      .join(''),
  light: star(middle, middle, 36, 7.4, 4),
};

const belt: readonly Point[] = [
  [31, 56],
  [48, 49],
  [65, 42],
];
const shoulders: readonly Point[] = [
  [30, 24],
  [66, 20],
];
const feet: readonly Point[] = [
  [34, 78],
  [72, 70],
];

/** The three stars of Orion's belt. */
export const dreams3: Emblem = {
  line: through(belt) + [...shoulders, ...feet].map(([x, y]) => circle(x, y, 2.6)).join(''),
  fine:
    through([
      [30, 27],
      [31, 56],
      [34, 75],
    ]) +
    through([
      [66, 23],
      [65, 42],
      [71, 67],
    ]) +
    through([
      [33, 23.6],
      [63, 20.4],
    ]) +
    through([
      [37, 77.2],
      [69, 70.8],
    ]) +
    belt.map(([x, y]) => circle(x, y, 10.5)).join(''),
  light: '',
  spark: belt.map(([x, y]) => star(x, y, 9, 3, 8)).join(''),
};
