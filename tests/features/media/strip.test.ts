import { expect, it } from 'vitest';
import { groove } from '@/features/media/groove';
import { kindNamed, pieces, piecesOf } from '@/features/media/pieces';
import { minuteWidth, stripOf } from '@/features/media/strip';

it.each(pieces)('the strip of $id is as long as the piece', (piece) => {
  const starts = [...stripOf(piece).matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
  const end = piece.minutes * minuteWidth;
  expect(Math.max(...starts)).toBeLessThan(end);
  expect(Math.max(...starts)).toBeGreaterThanOrEqual(end - minuteWidth);
  expect(stripOf(piece)).toBe(stripOf({ ...piece }));
});

it('only the kinds on the shelf have a name in the address', () => {
  expect(kindNamed('film')).toBe('film');
  expect(kindNamed('Film')).toBeUndefined();
  expect(kindNamed(null)).toBeUndefined();
  expect(piecesOf('sound').map(({ id }) => id)).toEqual(['salt', 'snow']);
  expect(piecesOf(undefined)).toHaveLength(8);
});

it('the groove is one line with no gap', () => {
  expect(groove()).toMatch(/^M[\d. -]+l[\d. -]+$/);
});
