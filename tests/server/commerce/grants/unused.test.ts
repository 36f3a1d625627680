import { expect, it } from 'vitest';
import { unusedShare } from '../../../../server/commerce/grants/unused.ts';

const day = 86_400_000;
const start = new Date('2026-04-01T08:00:00.000Z');
const after = (days: number, ms = 0) => new Date(start.getTime() + days * day + ms);
const month = { start, end: after(30), paid: 1_000 };

it.each([
  ['before it starts', after(-1), 1_000],
  ['when it starts', start, 1_000],
  ['on the first day', after(0, 1), 1_000],
  ['a moment before the second day', after(1, -1), 1_000],
  ['when the second day starts', after(1), 967],
  ['in the middle', after(15), 500],
  ['a moment before its end', after(30, -1), 34],
  ['at its end', after(30), 0],
  ['after its end', after(31), 0],
])('what is left of a paid month counts begun days as unused and rounds up: %s', (_when, now, left) => {
  expect(unusedShare(month, now)).toBe(left);
});

it('what is left of a period that is no whole number of days counts its last day as a whole one', () => {
  const short = { start, end: after(1, 1), paid: 1_001 };
  expect(unusedShare(short, start)).toBe(1_001);
  expect(unusedShare(short, after(0, 1))).toBe(501);
  expect(unusedShare(short, after(1))).toBe(501);
});

it('what is left of a period shorter than a day is all of it until its end', () => {
  const hour = { start, end: after(0, day / 24), paid: 100 };
  expect(unusedShare(hour, start)).toBe(100);
  expect(unusedShare(hour, hour.end)).toBe(0);
});

it('what is left of an empty period is nothing', () => {
  expect(unusedShare({ start, end: start, paid: 100 }, start)).toBe(0);
});

it.each([0, -1, -100])('a period that was paid with %i leaves nothing', (paid) => {
  expect(unusedShare({ ...month, paid }, start)).toBe(0);
});

it('a period that was paid with one unit leaves that unit until its end', () => {
  expect(unusedShare({ ...month, paid: 1 }, start)).toBe(1);
  expect(unusedShare({ ...month, paid: 1 }, after(30, -1))).toBe(1);
  expect(unusedShare({ ...month, paid: 1 }, after(30))).toBe(0);
});
