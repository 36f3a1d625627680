import { circle, indexes, ticks } from '@/ui/geometry';
import { middle, type Emblem } from '@/features/achievements/emblems/emblem';
import { arc, ellipse, star, through, turned, type Point } from '@/features/achievements/emblems/shapes';

const row = (index: number): string => {
  const y = 49 + index * 5.2;
  return `M21 ${y}C28 ${y - 2.4} 37 ${y - 1} 44 ${y + 3.4}M75 ${y}C68 ${y - 2.4} 59 ${y - 1} 52 ${y + 3.4}`;
};

/** An open book under a star. */
export const firstRead: Emblem = {
  line:
    'M48 74C40 67 27 65 15 68V42C27 38 40 40 48 47C56 40 69 38 81 42V68C69 65 56 67 48 74ZM48 47V74' +
    'M15 45l-3 1v27c13-3 27-2 36 5 9-7 23-8 36-5V46l-3-1',
  fine: indexes(4).map(row).join('') + ticks(middle, 25, 11, 14.5, 16),
  light: star(middle, 25, 9.5, 3.2, 8),
};

const pivot: Point = [46, 50];

/** A section of the telescope tube along the line of sight: start, end and the half-width at each. */
const piece = (from: number, to: number, near: number, far = near): string =>
  through(
    (
      [
        [from, -near],
        [to, -far],
        [to, far],
        [from, near],
      ] as const
    ).map(([x, y]): Point => turned([pivot[0] + x, pivot[1] + y], -36, pivot)),
    true,
  );

/** A telescope and its target. */
export const reads10: Emblem = {
  line:
    piece(-14, 12, 4.5, 6) +
    piece(12, 23, 8) +
    piece(-23, -14, 3) +
    piece(-27, -23, 4.6) +
    circle(46, 57, 3) +
    'M45 60 34 82m13-22v24m1-24 11 22M38.5 73h15',
  fine:
    piece(-8, -6, 4.9) +
    piece(5, 7, 5.6) +
    piece(20.5, 21.5, 8) +
    through([turned([pivot[0] + 26, pivot[1]], -36, pivot), turned([pivot[0] + 31, pivot[1]], -36, pivot)]) +
    star(28, 26, 4.5, 1.3, 4) +
    star(48, 19, 3, 1, 4) +
    star(74, 58, 4, 1.2, 4),
  light: star(73, 28, 9, 3.2, 8),
};

/** An observatory with its dome open. */
export const reads24: Emblem = {
  line:
    'M24 56a24 24 0 0 1 48 0ZM27 56v20h42V56M20 81V76h56v5ZM43 76V67a5 5 0 0 1 10 0v9' +
    'M53 32.5 61 56M63.5 37.5 69 56M32 62h5v6h-5zm27 0h5v6h-5z',
  fine:
    arc(middle, 56, 19.5, -90, -2) +
    'M34 36.5V56M41 33V56M24 59h48' +
    through([
      [58, 33],
      [66, 20],
    ]) +
    through([
      [62, 35],
      [76, 26],
    ]) +
    star(28, 24, 5, 1.4, 4) +
    star(44, 18, 3.4, 1.1, 4) +
    ellipse(72, 20, 9.5, 9.5),
  light: `M53 32.5 61 56h8L63.5 37.5Z${star(72, 20, 7.5, 2.6, 8)}`,
};
