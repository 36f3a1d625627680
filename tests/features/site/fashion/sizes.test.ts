import { describe, expect, it } from 'vitest';
import { letters, sizeFor } from '@/features/site/fashion/sizes';

describe('the size for a chest measurement', () => {
  it.each([
    [76, 38, 28, 'XS'],
    [77, 38, 28, 'XS'],
    [78, 40, 30, 'XS'],
    [81, 40, 30, 'XS'],
    [82, 42, 32, 'S'],
    [89, 44, 34, 'S'],
    [90, 46, 36, 'M'],
    [92, 46, 36, 'M'],
    [93, 46, 36, 'M'],
    [94, 48, 38, 'M'],
    [98, 50, 40, 'L'],
    [129, 64, 54, '3XL'],
    [130, 66, 56, '4XL'],
    [132, 66, 56, '4XL'],
  ])('%d cm is EU %d, US and UK %d, %s', (chest, eu, inches, letter) => {
    expect(sizeFor(chest)).toMatchObject({ eu, us: inches, uk: inches, letter });
  });

  it('is the smallest or largest size for measurements outside the range', () => {
    expect(sizeFor(20)).toEqual(sizeFor(76));
    expect(sizeFor(300)).toEqual(sizeFor(132));
  });

  it('covers every letter size, never decreases, and always fits with the seams let out', () => {
    const chests = Array.from({ length: 57 }, (_, index) => 76 + index);
    const sizes = chests.map(sizeFor);
    expect([...new Set(sizes.map(({ letter }) => letter))]).toEqual([...letters]);
    for (const [index, size] of sizes.entries()) {
      expect(size.eu).toBeGreaterThanOrEqual(sizes[index - 1]?.eu ?? 0);
      expect(size.upTo).toBeGreaterThanOrEqual((chests[index] ?? 0) + 4);
    }
  });

  it('allows letting the most common size out by six centimeters', () => {
    expect(sizeFor(92).upTo).toBe(98);
  });
});
