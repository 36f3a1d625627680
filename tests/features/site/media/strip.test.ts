import { expect, it } from 'vitest';
import { groove } from '@/features/site/media/groove';
import { kindNamed, pieces, piecesOf } from '@/features/site/media/pieces';
import { minuteWidth, stripOf } from '@/features/site/media/strip';

it.each(pieces)('the strip of $id is as long as the piece', (piece) => {
  const starts = [...stripOf(piece).matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
  const end = piece.minutes * minuteWidth;
  expect(Math.max(...starts)).toBeLessThan(end);
  expect(Math.max(...starts)).toBeGreaterThanOrEqual(end - minuteWidth);
  expect(stripOf(piece)).toBe(stripOf({ ...piece }));
});

it('only existing kinds of media are recognized in the URL', () => {
  expect(kindNamed('film')).toBe('film');
  expect(kindNamed('Film')).toBeUndefined();
  expect(kindNamed(null)).toBeUndefined();
  expect(piecesOf('sound').map(({ id }) => id)).toEqual(['salt', 'snow']);
  expect(piecesOf(undefined)).toHaveLength(8);
});

it('the groove is a single line without gaps', () => {
  expect(groove()).toMatch(/^M[\d. -]+l[\d. -]+$/);
});
