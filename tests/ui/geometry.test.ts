import { expect, it } from 'vitest';
import { at, circle, polygon, rounded, ticks } from '@/ui/geometry';

it('rounds to two decimals', () => {
  expect([0.125, 12.3449, -1.006, 40].map(rounded)).toEqual([0.13, 12.34, -1.01, 40]);
});

it('counts degrees clockwise from the top', () => {
  expect([0, 30, 90, 180, 270].map((degrees) => at(50, 60, 40, degrees))).toEqual([
    '50 20',
    '70 25.36',
    '90 60',
    '50 100',
    '10 60',
  ]);
});

it('draws ticks across a ring, a polygon and a circle', () => {
  expect(ticks(50, 50, 30, 40, 4)).toBe('M50 20L50 10M80 50L90 50M50 80L50 90M20 50L10 50');
  expect(polygon(50, 50, 40, 4)).toBe('M50 10L90 50L50 90L10 50Z');
  expect(circle(50, 50, 40)).toBe('M10 50a40 40 0 1 1 80 0a40 40 0 1 1 -80 0Z');
});
