import { at, circle, indexes, polygon, ticks } from '@/ui/geometry';
import { middle, type Emblem } from '@/features/achievements/emblems/emblem';
import { arc, curve, shade, star, through, turned, type Point } from '@/features/achievements/emblems/shapes';

/** A sealed letter with the sun rising behind it. */
export const emailProven: Emblem = {
  line: 'M17 38h62v36H17zM17 38 48 60 79 38',
  fine:
    'M17 74 39 53.6M79 74 57 53.6' +
    indexes(13)
      .map((ray) => -72 + ray * 12)
      .map((degrees, ray) => `M${at(middle, 38, 20, degrees)}L${at(middle, 38, ray % 2 ? 24 : 28, degrees)}`)
      .join('') +
    arc(middle, 38, 17, -90, 90) +
    circle(middle, 59, 11),
  light: star(middle, 59, 9, 4.6, 8),
};

/** An eclipse: two discs that must align. */
export const secondFactor: Emblem = {
  line: circle(46, 50, 19.5),
  fine:
    indexes(48)
      .map(
        (ray) =>
          `M${at(middle, middle, 23, ray * 7.5)}L${at(middle, middle, [36, 28, 32, 27][ray % 4] ?? 28, ray * 7.5)}`,
      )
      .join('') + shade(46, 50, 19.5, { from: 165, to: 285, strokes: 17 }),
  light: `${circle(middle, middle, 21.5)}${circle(46, 50, 19.5)}`,
  spark: star(62.5, 33.5, 8.5, 2.4, 4, 45),
};

/** The seven classical planets, evenly spaced on a circle. */
export const profileComplete: Emblem = {
  line: `M${indexes(7)
    .map((index) => at(middle, middle, 32, (index * 3 * 360) / 7))
    .join('L')}Z`,
  fine: circle(middle, middle, 32) + polygon(middle, middle, 32, 7) + ticks(middle, middle, 5, 8, 14),
  light: '',
  spark:
    indexes(7)
      .map((index) => turned([middle, middle - 32], (index * 360) / 7))
      .map(([x, y]) => circle(x, y, 4))
      .join('') + circle(middle, middle, 3.4),
};

const span = 33;

/** A binary star. */
export const firstPresent: Emblem = {
  line: through(
    curve(72, (along): Point => {
      const angle = along * 2 * Math.PI;
      const x = (span * Math.cos(angle)) / (1 + Math.sin(angle) ** 2);
      return turned([middle + x, middle + x * Math.sin(angle) * 1.3], -28);
    }),
    true,
  ),
  fine:
    [-1, 1]
      .map((side) => turned([middle + side * 21, middle], -28))
      .map(([x, y]) => ticks(x, y, 10.5, 12.5, 16))
      .join('') + circle(middle, middle, 34),
  light: '',
  spark: [-1, 1]
    .map((side) => ({ at: turned([middle + side * 21, middle], -28), size: side > 0 ? 8.5 : 6.5 }))
    .map(({ at: [x, y], size }) => star(x, y, size, size * 0.4, 8))
    .join(''),
};

/** The path of Venus as seen from the earth over eight years (13 Venus years), in astronomical units. */
const venus = curve(220, (along): Point => {
  const angle = along * 2 * Math.PI;
  const [x, y] = [
    0.723 * Math.sin(13 * angle) - Math.sin(8 * angle),
    Math.cos(8 * angle) - 0.723 * Math.cos(13 * angle),
  ];
  return [middle + x * 17.6, middle + y * 17.6];
});

/** The five-petaled rose of Venus. */
export const presents5: Emblem = {
  line: '',
  fine: through(venus, true) + circle(middle, middle, 35),
  light: '',
  spark:
    circle(middle, middle, 3.6) +
    indexes(5)
      .map((petal) => turned([middle, middle - 35], petal * 72 + 36))
      .map(([x, y]) => circle(x, y, 3))
      .join(''),
};
