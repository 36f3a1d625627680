import { at, circle, indexes, ticks } from '@/ui/geometry';
import { middle, type Emblem } from '@/features/achievements/emblems/emblem';
import { arc, ellipse, litMoon, shade, star, turned } from '@/features/achievements/emblems/shapes';

/** A crescent moon in a ring of thirty days. */
export const month1: Emblem = {
  line: circle(middle, middle, 21),
  fine:
    ticks(middle, middle, 28, 32, 30) +
    circle(middle, middle, 28) +
    shade(middle, middle, 21, { from: 205, to: 335, strokes: 17 }),
  light: litMoon(middle, middle, 21, 0.3),
};

const moons = indexes(6).map((index) => {
  const [x, y] = turned([middle, middle - 24], index * 60);
  return { x, y, phase: (index + 1) / 6 };
});

/** Six moons from crescent to full around a sun. */
export const months6: Emblem = {
  line: moons.map(({ x, y }) => circle(x, y, 7)).join('') + circle(middle, middle, 5),
  fine:
    indexes(6)
      .map((index) => arc(middle, middle, 24, index * 60 + 19, index * 60 + 41))
      .join('') + ticks(middle, middle, 8, 12, 18),
  light: moons.map(({ x, y, phase }) => litMoon(x, y, 7, phase)).join('') + circle(middle, middle, 5),
};

/** The sun in the twelve houses of the year. */
export const months12: Emblem = {
  line:
    circle(middle, middle, 34) +
    circle(middle, middle, 26) +
    ticks(middle, middle, 26, 34, 12) +
    circle(middle, middle, 7.5),
  fine:
    ticks(middle, middle, 32, 34, 60) +
    indexes(12)
      .map(
        (house) => `M${at(middle, middle, 22.5, house * 30 + 15)}L${at(middle, middle, 13, house * 30 + 15)}`,
      )
      .join('') +
    circle(middle, middle, 24),
  light: star(middle, middle, 21, 10, 12),
};

const orbits = [0, 60, 120];

/** Three orbits with one body each. */
export const months36: Emblem = {
  line: orbits.map((degrees) => ellipse(middle, middle, 34, 12, degrees)).join(''),
  fine: ticks(middle, middle, 8.5, 12, 20) + circle(middle, middle, 34) + ticks(middle, middle, 33, 35, 36),
  light:
    circle(middle, middle, 6) +
    orbits
      .map((degrees) => turned([middle + 34, middle], degrees - 60))
      .map(([x, y]) => circle(x, y, 3.6))
      .join(''),
};
