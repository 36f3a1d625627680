import { at, circle, indexes, ticks } from '@/ui/geometry';
import { middle, type Emblem } from '@/features/achievements/emblems/emblem';
import {
  arc,
  curve,
  ellipse,
  star,
  through,
  turned,
  visible,
  type Point,
} from '@/features/achievements/emblems/shapes';

/** The streams of a comet's tail, pointing up and to the right from the head at 32, 64. */
const tail = indexes(9).map((index): readonly [Point, Point] => {
  const off = index - 4;
  const along = 52 - off * off * 1.1;
  return [turned([32 + 9, 64 + off * 1.5], -45, [32, 64]), turned([32 + along, 64 + off * 4], -45, [32, 64])];
});

/** A comet, for the first find. */
export const firstPurchase: Emblem = {
  line: through(tail[0] ?? []) + through(tail[8] ?? []) + circle(32, 64, 8.5) + through(tail[4] ?? []),
  fine:
    [1, 2, 3, 5, 6, 7].map((stream) => through(tail[stream] ?? [])).join('') +
    star(30, 26, 4, 1.2, 4) +
    star(70, 66, 5, 1.4, 4) +
    star(54, 80, 3, 1, 4),
  light: star(32, 64, 8.5, 4, 8),
};

const chair: readonly (readonly [x: number, y: number, size: number])[] = [
  [18, 40, 6],
  [31, 60, 7.5],
  [48, 44, 9],
  [64, 62, 7],
  [78, 38, 6],
];

/** The five stars of Cassiopeia on a chart grid. */
export const purchases5: Emblem = {
  line: through(chair.map(([x, y]) => [x, y])),
  fine:
    [58, 72, 86].map((radius) => arc(middle, 108, radius, -2100 / radius, 2100 / radius)).join('') +
    [-16, -8, 0, 8, 16]
      .map((degrees) => `M${at(middle, 108, 54, degrees)}L${at(middle, 108, 90, degrees)}`)
      .join('') +
    circle(48, 44, 12),
  light: '',
  spark: chair.map(([x, y, size]) => star(x, y, size, size * 0.36, 8)).join(''),
};

/** A celestial globe on its mount. */
export const purchases20: Emblem = {
  line:
    circle(middle, 42, 22) +
    ellipse(middle, 42, 22, 7, -23) +
    arc(middle, 42, 28, 92, 268) +
    'M44 70 43 77h10l-1-7M36 77h24M33 81h30M18 43h5m50 0h5',
  fine:
    ellipse(middle, 42, 22, 7, 67) +
    ellipse(middle, 42, 22, 15, 67) +
    through([turned([middle, 12], 23, [middle, 42]), turned([middle, 20], 23, [middle, 42])]) +
    through([turned([middle, 64], 23, [middle, 42]), turned([middle, 69], 23, [middle, 42])]),
  light:
    star(57, 34, 6.5, 2.2, 8) + star(39, 50, 5, 1.7, 8) + star(40, 31, 3.6, 1.3, 8) + circle(middle, 73, 2.4),
};

const isBeyond = ([x, y]: Point) => Math.hypot(x - middle, y - middle) > 15;

/** A ring around a planet: all of the near half, and the far half where the planet doesn't hide it. */
function ring(rx: number, ry: number): string {
  const part = (from: number) =>
    curve(40, (along): Point => {
      const angle = from + along * Math.PI;
      return turned([middle + rx * Math.cos(angle), middle + ry * Math.sin(angle)], -22);
    });
  return through(part(0)) + visible(part(Math.PI), isBeyond);
}

/** A ringed planet. */
export const subscriber: Emblem = {
  line: circle(middle, middle, 15) + ring(35, 10) + ring(28, 7),
  fine:
    ring(31.5, 8.5) +
    [-8, -4, 4, 8]
      .map((y) => {
        const half = Math.sqrt(15 ** 2 - y ** 2);
        return through(
          curve(8, (along): Point => {
            const x = (along * 2 - 1) * half;
            return turned([middle + x, middle + y + 2.4 * (1 - (x / half) ** 2)], -22);
          }),
        );
      })
      .join('') +
    star(24, 26, 4, 1.2, 4) +
    star(74, 68, 4, 1.2, 4),
  light: circle(middle, middle, 15),
};

const seasons = [0, 90, 180, 270];

/** The earth at both equinoxes and solstices, its day side facing the sun. */
export const subscribedYear: Emblem = {
  line:
    circle(middle, middle, 8) +
    seasons
      .map((degrees) => turned([middle, middle - 27], degrees))
      .map(([x, y]) => circle(x, y, 6.5))
      .join(''),
  fine:
    seasons.map((degrees) => arc(middle, middle, 27, degrees + 16, degrees + 74)).join('') +
    ticks(middle, middle, 31.5, 33.5, 60) +
    seasons
      .map((degrees) => `M${at(middle, middle, 15, degrees)}L${at(middle, middle, 19, degrees)}`)
      .join(''),
  light:
    star(middle, middle, 14, 8, 16) +
    seasons
      .map((degrees) => {
        const [x, y] = turned([middle, middle - 27], degrees);
        return `M${at(x, y, 6.5, degrees + 90)}A6.5 6.5 0 0 1 ${at(x, y, 6.5, degrees + 270)}Z`;
      })
      .join(''),
};
