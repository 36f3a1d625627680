import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, crossRate } from '@/features/site/exchange/convert';
import { readDecimal, writeDecimal } from '@/features/site/exchange/decimal';
import type { Rate } from '@/features/site/exchange/rates';

const rateOf = (code: string, rate: string, decimals = 2): Rate => ({
  code,
  rate,
  decimals,
  source: 'Test bank',
  takenAt: '2026-11-20T15:00:00Z',
});

const usd = rateOf('USD', '1');
const eur = rateOf('EUR', '0.92');
const krw = rateOf('KRW', '1380.5', 0);
const kwd = rateOf('KWD', '0.307', 3);

/** Any rate that the contract allows: positive, up to 8 decimals. */
const rates = fc
  .record({
    units: fc.bigInt({ min: 1n, max: 10n ** 15n }),
    scale: fc.integer({ min: 0, max: 8 }),
    decimals: fc.constantFrom(0, 2, 3),
  })
  .map(({ units, scale, decimals }) => rateOf('XXX', writeDecimal({ units, scale }), decimals));

/** Any amount of a currency in minor units: up to 15 digits before the decimal point. */
const unitsOf = (rate: Rate) => fc.bigInt({ min: 0n, max: 10n ** BigInt(15 + rate.decimals) - 1n });

const amountOf = (rate: Rate, units: bigint) => writeDecimal({ units, scale: rate.decimals });
function resultUnits(text: string): bigint {
  const decimal = readDecimal(text);
  if (!decimal) throw new Error(`not a decimal: ${text}`);
  return decimal.units;
}

/** A rate as an integer, in units of 1e-8. */
const scaled = ({ rate }: Rate): bigint => {
  const { units, scale } = readDecimal(rate) ?? { units: 0n, scale: 0 };
  return units * 10n ** BigInt(8 - scale);
};

const some = fc
  .tuple(rates, rates)
  .chain(([from, to]) => fc.record({ from: fc.constant(from), to: fc.constant(to), units: unitsOf(from) }));

describe('converting an amount', () => {
  it('goes through the base currency and rounds half up to the target’s decimals', () => {
    expect(convert('100', usd, eur).result).toBe('92.00');
    expect(convert('100', eur, usd).result).toBe('108.70');
    expect(convert('10', usd, krw).result).toBe('13805');
    expect(convert('0.1', usd, krw).result).toBe('138');
    expect(convert('1', krw, kwd).result).toBe('0.000');
    expect(convert('0.05', usd, rateOf('XXX', '0.1')).result).toBe('0.01');
    expect(convert('0.04', usd, rateOf('XXX', '0.1')).result).toBe('0.00');
  });

  it('keeps digits beyond floating-point precision', () => {
    expect(convert('999999999999999.99', usd, rateOf('XXX', '1.00000001')).result).toBe(
      '1000000009999999.99',
    );
  });

  it('into the same currency returns the same amount', () => {
    fc.assert(
      fc.property(
        rates.chain((rate) => fc.record({ rate: fc.constant(rate), units: unitsOf(rate) })),
        ({ rate, units }) => {
          const { result, rounding } = convert(amountOf(rate, units), rate, rate);
          expect(result).toBe(amountOf(rate, units));
          expect(rounding).toBeUndefined();
        },
      ),
    );
  });

  it('and back stays within what the two roundings can change', () => {
    fc.assert(
      fc.property(some, ({ from, to, units }) => {
        const there = convert(amountOf(from, units), from, to).result;
        const back = resultUnits(convert(there, to, from).result);
        const distance = back > units ? back - units : units - back;
        // Half a unit of the target in source units, plus half a unit of the source; doubled to stay an integer.
        const half = scaled(from) * 10n ** BigInt(from.decimals);
        const limit = scaled(to) * 10n ** BigInt(to.decimals);
        expect(2n * distance * limit).toBeLessThanOrEqual(half + limit);
      }),
    );
  });

  it('never makes a larger amount worth less', () => {
    fc.assert(
      fc.property(some, fc.bigInt({ min: 0n, max: 10n ** 12n }), ({ from, to, units }, more) => {
        const less = convert(amountOf(from, units), from, to).result;
        const bigger = convert(amountOf(from, units + more), from, to).result;
        expect(resultUnits(bigger)).toBeGreaterThanOrEqual(resultUnits(less));
      }),
    );
  });

  it('is off by at most half a unit', () => {
    fc.assert(
      fc.property(some, ({ from, to, units }) => {
        const result = resultUnits(convert(amountOf(from, units), from, to).result);
        // Both sides over a common divisor: the exact value against the rounded one.
        const exact = units * scaled(to) * 10n ** BigInt(to.decimals);
        const divisor = scaled(from) * 10n ** BigInt(from.decimals);
        const off = result * divisor - exact;
        expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(divisor);
      }),
    );
  });

  it('throws for text that is not a decimal', () => {
    for (const amount of ['', '1,5', '-1', '1e3', 'NaN', '.5', '1.']) {
      expect(() => convert(amount, usd, eur)).toThrow(RangeError);
    }
  });
});

describe('the rounding difference', () => {
  it('is shown with its sign', () => {
    expect(convert('100', eur, usd)).toMatchObject({ unrounded: '108.6956521739', rounding: '0.0043478261' });
    expect(convert('1', eur, krw)).toMatchObject({ unrounded: '1500.54347826', rounding: '0.45652174' });
    expect(convert('1', usd, rateOf('XXX', '1.004'))).toMatchObject({ rounding: '-0.0040000000' });
  });

  it('is missing if the result is exact, and present even if too small to show', () => {
    expect(convert('100', usd, eur).rounding).toBeUndefined();
    const tiny = convert('0.00000001', usd, rateOf('XXX', '0.00000001'));
    expect(tiny.rounding).toBe('0.0000000000');
  });
});

describe('the rate between two currencies', () => {
  it('goes through the base currency and keeps far more digits than are shown', () => {
    expect(crossRate(usd, eur)).toBe('0.920000000000000000000000');
    expect(crossRate(eur, usd)).toBe('1.086956521739130434782609');
    expect(crossRate(krw, kwd)).toMatch(/^0\.00022238319449/);
  });
});
