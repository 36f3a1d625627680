import { describe, expect, it } from 'vitest';
import { fromDecimal, payable, percentOf, toDecimal } from '@/shared/money';

describe('an amount in minor units', () => {
  it.each([
    [1990, 2, '19.90'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [0, 2, '0.00'],
    [1990, 0, '1990'],
    [-1, 0, '-1'],
    [1990, 3, '1.990'],
  ])('is written and read as a decimal: %i with %i digits is %s', (minor, digits, text) => {
    expect(toDecimal(minor, digits)).toBe(text);
    expect(fromDecimal(text, digits)).toBe(minor);
  });

  it.each([1.5, NaN, 2 ** 53])('is never written from %d, which is no whole number of units', (minor) => {
    expect(() => toDecimal(minor, 2)).toThrow(RangeError);
  });

  it.each([
    ['1.5', 2, 150],
    ['1', 3, 1000],
    ['-0', 2, 0],
    ['-0.00', 2, 0],
  ])('is read from a decimal with fewer digits: %s with %i digits', (text, digits, minor) => {
    expect(fromDecimal(text, digits)).toBe(minor);
  });

  it.each([
    ['1.005', 2],
    ['1.0', 0],
    ['1,5', 2],
    ['.5', 2],
    ['1.', 2],
    ['+1', 2],
    ['', 2],
    ['12345678901234', 2],
    ['9999999999999.999', 3],
  ])('is not read from “%s” with %i digits', (text, digits) => {
    expect(fromDecimal(text, digits)).toBeUndefined();
  });
});

it.each([
  [250, 1, 3],
  [249, 1, 2],
  [150, 1, 2],
  [50, 1, 1],
  [49, 1, 0],
  [0, 50, 0],
  [1990, 100, 1990],
  [1990, 0, 0],
])('a percentage is rounded half up to the minor unit: of %i, %i percent are %i', (minor, percent, part) => {
  expect(percentOf(minor, percent)).toBe(part);
});

it.each([
  [1239, 3, 1230],
  [1230, 3, 1230],
  [9, 3, 0],
  [1239, 2, 1239],
  [1239, 0, 1239],
])('an amount is rounded down to what a card can pay: %i with %i digits is %i', (minor, digits, charged) => {
  expect(payable(minor, digits)).toBe(charged);
});
