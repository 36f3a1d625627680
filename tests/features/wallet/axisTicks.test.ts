import { expect, it } from 'vitest';
import { axisTicks } from '@/features/wallet/axisTicks';

it.each([
  [100, [0, 20, 40, 60, 80, 100]],
  [97, [0, 20, 40, 60, 80, 100]],
  [120, [0, 25, 50, 75, 100, 125]],
  [0.07, [0, 0.02, 0.04, 0.06, 0.08]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [130_000, [0, 50_000, 100_000, 150_000]],
])('an axis up to %d is divided by round numbers', (most, ticks) => {
  expect(axisTicks(most)).toEqual(ticks);
});
